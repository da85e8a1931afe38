// Whether the luck of a game that is over was decided before it began.

import { server } from "../wire/http";

export interface Found {
  draws: number;
  nonces: number;
  commitment: string;
  /** Whether the secret fits what the table has shown; null: only a record is there, and it does not say. */
  fits: boolean | null;
  /** Whether this browser has worked out the commitment itself. */
  itself: boolean;
}

/** The SHA-256 of a text; null where the browser has none: it needs an address that is served safely. */
export async function fingerprint(text: string): Promise<string | null> {
  const hash = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return hash ? Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

/** Have everything in a record drawn again; a Refusal names the first line that does not follow. */
export async function check(record: Promise<string>, shown: string | null): Promise<Found> {
  const { draws, nonces, secret, commitment } = await server.check(await record);
  const own = await fingerprint(secret);
  const right = own === null || own === commitment;
  return { draws, nonces, commitment, fits: shown === null && right ? null : right && commitment === shown, itself: own !== null };
}

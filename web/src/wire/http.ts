// What is asked over HTTP: the way to a table and what remains of it.

import type {
  Checked,
  GameList,
  Health,
  HttpRefused,
  Looked,
  OpenedTable,
  SeatTaken,
  TableInfo,
  TableList,
  TableWish,
} from "./types";

/** The server said no, or is not there (code `away`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly rule = "",
  ) {
    super(text);
  }

  /** Nobody answers, or what is kept cannot be reached: that passes, and may be tried again. */
  get away(): boolean {
    return this.code === "away" || this.code === "store-failed";
  }
}

async function ask(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const content = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: content });
  } catch {
    throw new Refusal("away", "", 0);
  }
  if (response.ok) return response;
  let refused: HttpRefused;
  try {
    refused = (await response.json()) as HttpRefused;
  } catch {
    throw new Refusal("away", "", response.status);
  }
  throw new Refusal(refused.code, refused.text, response.status, refused.rule);
}

async function json<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await ask(method, path, body, token)).json()) as T;
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

/** Anything random: a seat's share of the luck. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const server = {
  health: () => json<Health>("GET", "/api/health"),
  games: () => json<GameList>("GET", "/api/games"),
  rules: async (game: string) => (await ask("GET", `/api/games/${game}/rules`)).text(),
  tables: () => json<TableList>("GET", "/api/tables"),
  open: (wish: TableWish) => json<OpenedTable>("POST", "/api/tables", wish),
  see: (table: string, token?: string) => json<TableInfo>("GET", `/api/tables/${table}`, undefined, token),
  close: (table: string, token: string) => json<TableInfo>("DELETE", `/api/tables/${table}`, undefined, token),
  sit: (table: string, token: string | undefined, name: string, seat: number | null) =>
    json<SeatTaken>("POST", `/api/tables/${table}/seats`, { name, seat, nonce: nonce() }, token),
  leave: (table: string, token: string, seat: number) =>
    json<TableInfo>("DELETE", `/api/tables/${table}/seats/${seat}`, undefined, token),
  luck: (table: string, token: string) =>
    json<TableInfo>("POST", `/api/tables/${table}/luck`, { nonce: nonce() }, token),
  start: (table: string, token: string) =>
    json<TableInfo>("POST", `/api/tables/${table}/start`, { nonce: nonce() }, token),
  rematch: (table: string, token: string) =>
    json<TableInfo>("POST", `/api/tables/${table}/rematch`, undefined, token),
  record: async (table: string, token?: string) =>
    (await ask("GET", `/api/tables/${table}/record`, undefined, token)).text(),
  replay: (table: string, seat: number | null, token?: string) =>
    json<Looked>("GET", `/api/tables/${table}/replay${seatQuery(seat)}`, undefined, token),
  check: (record: string) => json<Checked>("POST", "/api/records/check", record),
  look: (record: string, seat: number | null) => json<Looked>("POST", `/api/records${seatQuery(seat)}`, record),
};

// Loading the page anew where a part of it could not be loaded: the server was away, or has become newer meanwhile.

import { server } from "./wire/http";

const RENEWED = "knossos-renewed";
const ONCE_IN = 60_000;

/** Load the page anew if the server is there; a browser that finds none shows a page that leads nowhere. */
export async function reload(): Promise<void> {
  const there = await server.health().catch(() => null);
  if (there) location.reload();
}

/** The same without being asked: not again and again, where that does not help. */
export async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ONCE_IN) return;
    await server.health();
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    return; // nobody is there, or nothing can be remembered
  }
  location.reload();
}

// Opening a table and going there.

import { house, say } from "../house.svelte";
import { whereabouts } from "../places.svelte";
import { Refusal, server } from "../wire/http";
import type { GameInfo, OpenedTable, TableWish } from "../wire/types";
import { withBots } from "./wish";

/** Open a table, and remember what opens it again. */
export async function open(wish: TableWish): Promise<OpenedTable> {
  const opened = await server.open(wish);
  const invitations = Object.fromEntries(opened.invitations.map(({ seat, token }) => [seat, token]));
  house.keep({ table: opened.table.id, token: opened.token, game: opened.table.game, link: opened.link, invitations });
  return opened;
}

export async function playNow(game: GameInfo): Promise<void> {
  const { table, token } = await open(withBots(game, house.name || say("lobby-guest")));
  await server.start(table.id, token);
  whereabouts.go({ at: "table", table: table.id, token: null });
}

/** Why something did not work, in a sentence. */
export const problem = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  return error.message || say("lobby-away-text");
};

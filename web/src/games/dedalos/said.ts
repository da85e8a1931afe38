// How the cells, tiles and figures of the maze are said.

import { lettersOf } from "../../board/geometry";
import { seatKey } from "../../board/kit";
import { sidesOf } from "../../board/said";
import { say } from "../../house.svelte";
import type { Tile } from "../../wire/types";
import { nameOf } from "./cells";
import { MINOTAUR, type Position } from "./motions";
import type { Play } from "./play.svelte";

const SHAPES: Readonly<Record<number, string>> = { 2: "bend", 3: "fork", 4: "crossing" };

/** What a tile is called: its shape, or what else it is. */
export function tileName({ openings, shows }: Tile): string {
  const what = shows.find((shown) => shown !== "star");
  if (what) return say(`dedalos-web-tile-${what}`);
  const straight = openings === 5 || openings === 10;
  const shape = straight ? "straight" : (SHAPES[lettersOf(openings).length] ?? "bend");
  return say(`dedalos-web-tile-${shape}`, { stars: shows.length });
}

/** The same with the sides to which it is open. */
export const tileSaid = (tile: Tile): string =>
  tile.openings ? `${tileName(tile)}, ${say("board-open-to", { sides: sidesOf(tile.openings) })}` : tileName(tile);

export function figureName(play: Play, key: string): string {
  if (key === MINOTAUR) return say("dedalos-web-minotaur");
  return play.scene.players.find((_, seat) => seatKey(seat) === key)?.name ?? "";
}

/** A cell, for whoever does not see it. */
export function labelOf(play: Play, { tiles, figures }: Position, cell: string): string {
  const tile = tiles.get(cell);
  const [action] = play.offers.get(cell) ?? [];
  const parts = [
    cell,
    tile ? tileSaid(tile) : say("dedalos-web-empty"),
    ...figures.filter(({ at }) => at === cell).map(({ key }) => figureName(play, key)),
    ...(action ? [say(`dedalos-web-offer-${tile && action.startsWith("lay") ? "cover" : action.split(" ")[0]}`)] : []),
  ];
  return parts.join(", ");
}

/** Where a tribute is, and how far it is from getting out. */
export function whereabouts(play: Play, seat: number): string {
  const { view, signs } = play;
  const cell = view?.tributes[seat];
  if (!view || !signs) return "";
  if (view.winner === seat) return say("dedalos-web-is-out");
  if (!cell) return say("dedalos-web-is-caught");
  const nearest = signs.nearest[seat];
  if (!nearest) return say("dedalos-web-is-on", { cell: nameOf(cell) });
  return say("dedalos-web-is-near", { cell: nameOf(cell), steps: nearest.steps, exit: nameOf(nearest.exit) });
}

// How the cells, tiles and figures of the maze are said.

import { lettersOf } from "../../board/geometry";
import { seatKey } from "../../board/kit";
import { sidesOf } from "../../board/said";
import { say } from "../../house.svelte";
import type { Tile } from "../../wire/types";
import { headingOf, nameOf } from "./cells";
import { textOf } from "./legal";
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

/** Which way the minotaur goes, in degrees; null: it came by a shortcut, may go anywhere, or sleeps. */
export function headingOfBeast({ view }: Play): number | null {
  const minotaur = view?.minotaur;
  return minotaur?.origin && !minotaur.jumped ? headingOf(nameOf(minotaur.origin), nameOf(minotaur.at)) : null;
}

const SIDES = ["n", "e", "s", "w"];

/** Where the minotaur is, and where it goes. */
export function beastSaid(play: Play): string {
  const minotaur = play.view?.minotaur;
  if (!minotaur) return say("dedalos-web-beast-sleeps");
  const cell = nameOf(minotaur.at);
  const heading = headingOfBeast(play);
  if (heading !== null) return say("dedalos-web-beast-heads", { cell, side: say(`board-side-${SIDES[((Math.round(heading / 90) % 4) + 4) % 4]}`) });
  return minotaur.origin ? say("dedalos-web-beast-jumped", { cell, from: nameOf(minotaur.origin) }) : say("dedalos-web-beast-free", { cell });
}

/** How many there are of each kind among some tiles. */
export function tally(tiles: readonly Tile[]): { tile: Tile; count: number }[] {
  const kinds = new Map<string, { tile: Tile; count: number }>();
  for (const tile of tiles) {
    const kind = kinds.get(textOf(tile)) ?? { tile, count: 0 };
    kinds.set(textOf(tile), { tile, count: kind.count + 1 });
  }
  return [...kinds.values()];
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

// What can be seen of a tile.

import type { Tile } from "../wire/types";
import type { Picture, Pictures } from "./kit";

export const covered = (tile: Tile): boolean => tile.shows.includes("rubble");

export function seen(tile: Tile, pictures: Pictures): Picture[] {
  return tile.shows.flatMap((name) => pictures[name] ?? []);
}

/** Whether the corridor of a tile widens to a room: for a treasure, and for a sign when it glows. */
export function roomy(tile: Tile, pictures: Pictures, night: boolean): boolean {
  return seen(tile, pictures).some((picture) => !picture.small && (night || !picture.glows));
}

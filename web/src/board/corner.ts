// A corner of a board in the middle of a turn, for the cards of games that are played on one.

import { fixed, maskOf, squareOf } from "./geometry";
import type { Light, Pictures, Square } from "./kit";
import type { Tile } from "../wire/types";

export interface Laid {
  square: Square;
  tile: Tile;
  fixed: boolean;
  lit: Light | undefined;
}

export interface Corner {
  tiles: readonly Laid[];
  pictures: Pictures;
  thread: readonly Square[];
  pieces: readonly { piece: string; square: Square }[];
}

/** Tiles as `square openings[+picture] [light]`. */
export function laid(text: string): Laid[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [name = "", tile = "", lit] = line.split(" ");
      const [openings = "", ...shows] = tile.split("+");
      const square = squareOf(name);
      return { square, tile: { openings: maskOf(openings), shows }, fixed: fixed(square), lit: lit as Light | undefined };
    });
}

export const squares = (names: string): Square[] => names.split(" ").map(squareOf);

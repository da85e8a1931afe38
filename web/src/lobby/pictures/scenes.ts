// What the cards of the games show: a corner of each board, in the middle of a turn.

import Candle from "~icons/game-icons/candle-light";
import Crown from "~icons/game-icons/queen-crown";
import Dagger from "~icons/game-icons/plain-dagger";
import Fairy from "~icons/game-icons/fairy";
import Fan from "~icons/game-icons/handheld-fan";
import Ghost from "~icons/game-icons/ghost";
import Keyring from "~icons/game-icons/keyring";
import Lantern from "~icons/game-icons/old-lantern";
import Owl from "~icons/game-icons/owl";
import Rune from "~icons/game-icons/rune-stone";
import Wand from "~icons/game-icons/fairy-wand";

import { fixed, maskOf, squareOf } from "../../board/geometry";
import type { Light, Pictures, Square } from "../../board/kit";
import type { Tile } from "../../wire/types";

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
function laid(text: string): Laid[] {
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

const squares = (names: string): Square[] => names.split(" ").map(squareOf);

export const amazeing: Corner = {
  pictures: {
    crown: { icon: Crown, box: "17 3 478 478" },
    keys: { icon: Keyring, box: "19 19 474 474" },
    owl: { icon: Owl, box: "15 13 484 484" },
    moth: { icon: Fairy, box: "14 16 484 484", turn: -33 },
    ghost: { icon: Ghost, box: "17 17 478 478" },
  },
  tiles: laid(`
    b3 NS
    c3 NES+crown now
    d3 SW now
    e3 NES+moth now
    f3 SW now
    b4 SW
    c4 NS now
    d4 NS now
    e4 NS now
    f4 NSW+ghost now
    b5 NE
    c5 ESW+owl
    d5 NE now
    e5 NEW+keys now
    f5 NW now
  `),
  thread: squares("e5 d5 d4 d3 c3"),
  pieces: [{ piece: "red", square: squareOf("e5") }],
};

export const team: Corner = {
  pictures: {
    fan: { icon: Fan, box: "14 14 484 484" },
    rune: { icon: Rune, box: "24 16 481 481" },
    candle: { icon: Candle, box: "26 19 474 474" },
    dagger: { icon: Dagger, box: "10 10 490 490" },
    lantern: { icon: Lantern, box: "19 19 473 473" },
    wand: { icon: Wand, box: "14 16 482 482" },
  },
  tiles: laid(`
    b3 NE
    c3 ESW+fan spell
    d3 EW+rune now
    e3 ESW+candle now
    f3 SW+dagger now
    b4 EW+rubble
    c4 NS spell
    d4 EW+rubble
    e4 NS now
    f4 EW+rubble
    b5 SE
    c5 NSW+lantern spell
    d5 ES now
    e5 NSW+wand now
    f5 NW
  `),
  thread: squares("d5 e5 e4 e3"),
  pieces: [
    { piece: "yellow", square: squareOf("d5") },
    { piece: "green", square: squareOf("c3") },
  ],
};

export const dragon: Corner = {
  pictures: {},
  tiles: laid(`
    b3 ES
    c3 NES
    d3 SE
    e3 ESW
    f3 NW
    b4 NEW threat
    c4 EW threat
    d4 NESW
    e4 NSW
    f4 NS
    b5 NS
    c5 NSW
    d5 NE
    e5 NEW
    f5 NW
  `),
  thread: [],
  pieces: [
    { piece: "red", square: squareOf("b4") },
    { piece: "yellow", square: squareOf("e4") },
  ],
};

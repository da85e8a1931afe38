import { expect, test } from "vitest";

import { SQUARES, squareOf } from "../../board/geometry";
import type { Tile } from "../../wire/types";
import { castings, moved, stretches } from "./trail";

const RUBBLE: Tile = { openings: 0, shows: ["rubble"] };
const path = (...names: string[]) => names.map(squareOf);

/** Solid rock with a corridor along row 1, and rubble on some squares. */
function tiles(...covered: string[]): Tile[] {
  return SQUARES.map((square) => (path(...covered).includes(square) ? RUBBLE : { openings: square < 7 ? 10 : 0, shows: [] }));
}

test("a jump parts a walk", () => {
  expect(stretches(path("b1", "a1", "g7", "f7"))).toEqual([path("b1", "a1"), path("g7", "f7")]);
});

test("the spell is marked where it works", () => {
  expect(castings(tiles("d1"), path("c1", "d1", "e1"))).toEqual(path("d1"));
  expect(castings(tiles(), path("b1", "a1", "g7", "f7"))).toEqual(path("a1", "g7"));
});

test("a piece walks, sinks, and rises elsewhere", () => {
  const walked = { type: "Walked", seat: 1, path: path("b1", "a1", "g7") };
  const motions = moved(walked, { tiles: tiles(), tokens: [] });
  expect(motions.map((motion) => motion.move)).toEqual(["walk", "teleport"]);
});

import { expect, test } from "vitest";

import type { GameEvent } from "../scene";
import { NAMES, squareOf } from "./geometry";
import { lastTurn, past } from "./past";

const path = (...names: string[]) => names.map(squareOf);
const began = (seat: number) => ({ type: "TurnBegan", seat });
const walked = (seat: number, ...names: string[]) => ({ type: "Walked", seat, path: path(...names) });
const pushed = (seat: number, arrow: string) => ({ type: "Pushed", seat, arrow: squareOf(arrow) });
const rotated = (seat: number, at: string) => ({ type: "Rotated", seat, at: squareOf(at) });

/** What the first seat sees. */
function marks(...events: GameEvent[]): { from: string[]; threads: number; tiles: string[] } {
  const { walks, tiles } = past(events, 0);
  return {
    from: walks.map(({ from }) => NAMES[from]!),
    threads: walks.filter((walk) => walk.path).length,
    tiles: [...tiles.keys()].map((at) => NAMES[at]!),
  };
}

test("the last turn of another stays marked until the viewer acts", () => {
  const other = [began(1), rotated(1, "b2"), walked(1, "c3", "c4"), began(0), { type: "Covered", at: squareOf("e5") }];
  expect(marks(...other)).toEqual({ from: ["c3"], threads: 1, tiles: ["b2", "e5"] });
  expect(marks(...other, pushed(0, "d1"))).toEqual({ from: [], threads: 0, tiles: [] });
});

test("turns before it are not marked", () => {
  expect(marks(began(1), walked(1, "c3", "c4"), began(2), walked(2, "g7", "g6"), began(0)).from).toEqual(["g7"]);
  expect(lastTurn([began(1), pushed(1, "d1"), began(2), walked(2, "g7", "g6")]).some(({ type }) => type === "Pushed")).toBe(false);
});

test("marks ride on a push, and a thread that it cuts is gone", () => {
  const turn = [began(1), walked(1, "b3", "b4"), walked(1, "f3", "f4"), rotated(1, "b7")];
  expect(marks(...turn, pushed(1, "b1"))).toEqual({ from: ["b4", "f3"], threads: 1, tiles: [] });
});

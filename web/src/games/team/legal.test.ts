import { expect, test } from "vitest";

import { squareOf } from "../../board/geometry";
import { partners, sorted } from "./legal";

const legal = sorted(["b1/NE", "b1/ES", "d7/NE", "rotate d2/ES", "rotate d2/SW", "switch b2 b3", "switch a2 b2", "move e3", "end"]);

test("arrows are offered once, however the spare may be turned", () => {
  expect([...legal.pushes]).toEqual([squareOf("b1"), squareOf("d7")]);
});

test("a tile knows how it may be laid", () => {
  expect(legal.rotations.get(squareOf("d2"))).toEqual([6, 12]);
});

test("a tile finds its neighbours on both sides of a switch", () => {
  expect(partners(legal, squareOf("b2"))).toEqual([squareOf("b3"), squareOf("a2")]);
});

test("walks, choices and words", () => {
  expect(legal.moves.has(squareOf("e3"))).toBe(true);
  expect([legal.end, legal.leave, legal.uncover]).toEqual([true, false, false]);
  expect(sorted(["choose switch", "choose escape"]).choices).toEqual(["switch", "escape"]);
  expect(sorted(["turn NE", "turn SW"]).turns).toEqual([3, 12]);
  expect(sorted(["uncover", "leave"]).leave).toBe(true);
});

import { expect, test } from "vitest";

import { placeOf, sorted, textOf } from "./legal";

const legal = sorted(["discard", "lay e1 EW", "lay w1 EW", "lay e1 NES+star", "collapse e6", "move n1", "push 2 n1", "push 2 s1", "push 0 n1"]);

test("places are known by the tile as it would lie", () => {
  expect([...legal.lays.keys()]).toEqual(["EW", "NES+star"]);
  expect([...legal.lays.get("EW")!]).toEqual(["e1", "w1"]);
  expect([...legal.collapses]).toEqual(["e6"]);
});

test("moves, and pushes by whom they hit", () => {
  expect([...legal.moves]).toEqual(["n1"]);
  expect([...legal.pushes.keys()]).toEqual([2, 0]);
  expect([...legal.pushes.get(2)!]).toEqual(["n1", "s1"]);
});

test("steps, shortcuts and words", () => {
  const hunt = sorted(["step e2", "jump e2", "jump o"]);
  expect([[...hunt.steps], [...hunt.jumps]]).toEqual([["e2"], ["e2", "o"]]);
  expect([legal.discard, legal.stop, sorted(["stop"]).stop]).toEqual([true, false, true]);
});

test("tiles and places have their texts", () => {
  expect(textOf({ openings: 10, shows: [] })).toBe("EW");
  expect(textOf({ openings: 7, shows: ["star", "star"] })).toBe("NES+star+star");
  expect(["lay e1n2 EW", "push 2 s1", "move o", "stop"].map(placeOf)).toEqual(["e1n2", "s1", "o", null]);
});

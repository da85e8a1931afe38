import { expect, test } from "vitest";

import { E, N, S, W } from "../../board/geometry";
import { cellAt, cellOf, centre, headingOf, isName, nameOf, onward } from "./cells";

test("names and cells are each other's", () => {
  for (const [name, cell] of [["o", [0, 0]], ["e2n3", [2, 3]], ["w1", [-1, 0]], ["s4", [0, -4]], ["w10s2", [-10, -2]]] as const) {
    expect(nameOf([...cell])).toBe(name);
    expect(cellOf(name).map((each) => each + 0)).toEqual([...cell]);
    expect(isName(name)).toBe(true);
  }
  for (const other of ["", "b4", "n2e1", "x", "e"]) expect(isName(other)).toBe(false);
});

test("north is up, and every point lies on a cell", () => {
  expect(centre("n1").y).toBeLessThan(centre("o").y);
  for (const name of ["o", "e3n2", "w1s1"]) expect(cellAt(centre(name))).toBe(name);
  expect([headingOf("o", "n1"), headingOf("o", "e1"), headingOf("o", "s1"), headingOf("o", "w1")]).toEqual([0, 90, 180, -90]);
});

test("keys lead straight on, over gaps, and stay where nothing follows", () => {
  const cells = ["o", "e1", "e2n1", "e6", "n1", "w6"];
  expect(onward(cells, "o", E)).toBe("e1");
  expect(onward(cells, "e1", E)).toBe("e6");
  expect(onward(cells, "e2n1", E)).toBe("e6");
  expect(onward(cells, "o", W)).toBe("w6");
  expect(onward(cells, "e1", N)).toBe("e2n1");
  expect(onward(cells, "o", S)).toBe("o");
});

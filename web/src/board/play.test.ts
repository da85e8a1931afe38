import { describe, expect, it } from "vitest";

import { NAMES, squareOf } from "./geometry";
import { spotOf, walks, wayTo } from "./play.svelte";

describe("an action", () => {
  it("is at an arrow, on a square, or nowhere", () => {
    expect(spotOf("b1/NE")).toEqual({ on: "arrow", at: squareOf("b1") });
    expect(spotOf("move d4 coin")).toEqual({ on: "square", at: squareOf("d4") });
    expect(spotOf("play 3")).toBeNull();
    expect(spotOf("")).toBeNull();
  });

  it("leads to a square once, whatever else is chosen there", () => {
    expect([...walks(["move a1", "move d4", "move d4 coin", "b1/NE"])].map((at) => NAMES[at])).toEqual(["a1", "d4"]);
  });
});

describe("the way to a square", () => {
  const before = { 0: 0, 1: 0, 2: 1, 9: 2 };

  it("is followed back to where it began", () => {
    expect(wayTo(before, 9)).toEqual([0, 1, 2, 9]);
    expect(wayTo(before, 0)).toEqual([0]);
  });

  it("is unknown where nobody can walk", () => {
    expect(wayTo(before, 10)).toBeNull();
  });
});

import { expect, test } from "vitest";

import { parts, places } from "./marked";

const kinds = (sentence: string, called?: string[]) => parts(sentence, called).map((part) => (part.kind === "text" ? part.text : `${part.kind}:${part.text}`));

test("places and tiles stand out", () => {
  expect(kinds("You push NE (owl) in at b1; ESW comes out.")).toEqual([
    "You push ", "tile:NE", " (owl) in at ", "place:b1", "; ", "tile:ESW", " comes out.",
  ]);
  expect(kinds("The minotaur goes to e2n3.")).toEqual(["The minotaur goes to ", "place:e2n3", "."]);
  expect(kinds("You move to o.")).toEqual(["You move to ", "place:o", "."]);
});

test("a word that only looks like a tile or a place stays a word", () => {
  expect(kinds("SEE the NEWS at b12, x1a1")).toEqual(["SEE the NEWS at b12, x1a1"]);
});

test("a seat that is called by its piece is known", () => {
  expect(parts("Red walks to a1.", ["Red", "Yellow"])[0]).toEqual({ kind: "player", text: "Red", seat: 0 });
  expect(kinds("Redder walks", ["Red"])).toEqual(["Redder walks"]);
});

test("rules can be looked up", () => {
  expect(kinds("not now (AMAZE-PUSH-2).")).toEqual(["not now (", "rule:AMAZE-PUSH-2", ")."]);
});

test("what people write themselves is left as it is, but for the places", () => {
  const marked = places("hello NEW Red e4").filter(({ kind }) => kind !== "text");
  expect(marked).toEqual([{ kind: "place", text: "e4" }]);
});

test("nothing is lost", () => {
  const sentence = "Ende: g7";
  expect(parts(sentence).map((part) => part.text).join("")).toBe(sentence);
});

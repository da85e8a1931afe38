import { expect, test } from "vitest";

import type { GameInfo } from "../wire/types";
import { gameText, manner, pasted, pieces, seatCounts, seated, seatWish, swapped, values, withBots } from "./wish";

const dedalos: GameInfo = {
  name: "dedalos",
  title: "Dedalo's",
  about: "",
  seats: [3, 4, 5, 6],
  luck: true,
  secrets: true,
  cooperative: false,
  options: [
    { name: "minotaur", possible: "false, true", default: "true" },
    { name: "first", possible: "0, 1, 2, …, random", default: "0" },
    { name: "pieces", possible: "NAME+NAME+…", default: "red+yellow+blue" },
    { name: "dead_end", possible: "stand, turn", default: "stand" },
    { name: "allow_two", possible: "false, true", default: "false", seats: { true: [2, 3, 4, 5, 6] } },
  ],
  bots: [
    { name: "random", level: 0 },
    { name: "greedy", level: 1 },
  ],
};
const [minotaur, first, colours, deadEnd] = dedalos.options as [
  GameInfo["options"][0],
  GameInfo["options"][0],
  GameInfo["options"][0],
  GameInfo["options"][0],
];

test("each option is chosen in its own manner", () => {
  expect([minotaur, first, colours, deadEnd].map(manner)).toEqual(["switch", "seat", "pieces", "choice"]);
});

test("who begins is one of the seats, or left to luck", () => {
  expect(values(first, 3)).toEqual(["0", "1", "2", "random"]);
  expect(values(deadEnd, 3)).toEqual(["stand", "turn"]);
});

test("a game says only what is unusual", () => {
  expect(gameText(dedalos, {})).toBe("dedalos");
  expect(gameText(dedalos, { minotaur: "true", first: "0" })).toBe("dedalos");
  expect(gameText(dedalos, { dead_end: "turn", minotaur: "false" })).toBe("dedalos(minotaur=false,dead_end=turn)");
});

test("an option may change how many can play", () => {
  expect(seatCounts(dedalos, { allow_two: "true" })).toEqual([2, 3, 4, 5, 6]);
  expect(seatCounts(dedalos, {})).toEqual([3, 4, 5, 6]);
});

test("pieces change hands, and none is there twice", () => {
  expect(pieces(dedalos)).toEqual(["red", "yellow", "blue"]);
  expect(swapped(["red", "yellow", "blue"], 0, "blue")).toEqual(["blue", "yellow", "red"]);
  expect(swapped(["red", "yellow", "blue"], 1, "yellow")).toEqual(["red", "yellow", "blue"]);
});

test("another number of seats keeps those that are there", () => {
  const chairs = seated([{ sitter: "me", name: "", bot: "greedy" }], 3);
  expect(chairs.map((chair) => chair.sitter)).toEqual(["me", "bot", "bot"]);
  expect(seated([chairs[0]!, { sitter: "open", name: "", bot: "random" }], 3)[2]).toEqual({ sitter: "open", name: "", bot: "random" });
  expect(seated(chairs, 2)).toHaveLength(2);
});

test("whoever sits at the same screen has a name of their own", () => {
  expect(seatWish({ sitter: "here", name: " Bo ", bot: "greedy" }, "Ada")).toEqual({ kind: "me", name: "Bo" });
  expect(seatWish({ sitter: "me", name: "", bot: "greedy" }, "Ada")).toEqual({ kind: "me", name: "Ada" });
  expect(seatWish({ sitter: "invited", name: "", bot: "greedy" }, "Ada")).toEqual({ kind: "invited" });
});

test("play now: me and bots at the smallest table", () => {
  expect(withBots(dedalos, "Ada")).toEqual({
    game: "dedalos",
    seats: [{ kind: "me", name: "Ada" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }],
  });
});

test("a link may be pasted whole or in part", () => {
  const token = "37n3zxVRSjavolqjK33AzQ";
  expect(pasted(`http://localhost:8400/#k3m9x2/${token}`)).toBe(`#k3m9x2/${token}`);
  expect(pasted(` https://example.org/#/k3m9x2\n`)).toBe("#k3m9x2");
  expect(pasted(`k3m9x2/${token}`)).toBe(`#k3m9x2/${token}`);
  expect(pasted("k3m9x2")).toBe("#k3m9x2");
  expect(pasted("http://localhost:8400/")).toBeNull();
  expect(pasted("what is this")).toBeNull();
  expect(pasted("")).toBeNull();
});

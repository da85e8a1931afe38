import { expect, test } from "vitest";

import type { News } from "../wire/types";
import { journal, lasting } from "./journal";

let version = 0;
const news = (type: News["type"], seat?: number, rest: Partial<News> = {}): News => ({ version: version++, at: 0, type, seat, ...rest });
const played = (seat: number, action: string) => news("played", seat, { action });

test("an action that was taken back is gone, and everything played after it", () => {
  const push = played(0, "b1/NE");
  const kept = lasting([push, played(0, "move a1"), news("said", 1), played(1, "d1/NE"), news("undone", 0)]);
  expect(kept.map((each) => each.action ?? each.type)).toEqual(["b1/NE", "said", "undone"]);
});

test("what a seat does in a row is one paragraph, and rounds begin with the first seat", () => {
  const log = [news("dealt"), played(0, "push"), played(0, "move"), played(1, "push"), played(1, "move"), played(0, "push")];
  const turns = new Map([[log[0], [0]], [log[2], [1]], [log[4], [0]]]);
  const written = journal(log, (each) => [{ text: each.action || "dealt", seat: each.seat ?? 0 }], (each) => turns.get(each) ?? []);
  expect(written.map((entry) => (entry.kind === "turn" ? entry.told.join(" ") : entry.kind === "round" ? entry.number : ""))).toEqual([
    "dealt", 1, "push move", "push move", 2, "push",
  ]);
});

test("a second turn in a row does not begin a round", () => {
  const log = [news("dealt"), played(0, "push")];
  const written = journal(log, () => [], () => [0]);
  expect(written.filter((entry) => entry.kind === "round")).toHaveLength(1);
});

test("who goes on after the game did something has a new paragraph", () => {
  const told = [{ text: "The minotaur goes to e1.", seat: null }, { text: "It catches Blue.", seat: 1 }, { text: "Red draws.", seat: 0 }];
  const written = journal([played(0, "step e1")], () => told, () => []);
  expect(written.map((entry) => entry.kind === "turn" && [entry.seat, entry.told.length])).toEqual([[null, 2], [0, 1]]);
});

test("what the game itself does stands apart from what the seat did", () => {
  const told = [{ text: "Red ends the turn.", seat: 0 }, { text: "Daedalus turns a page.", seat: null }, { text: "Blue is carried.", seat: 1 }];
  const written = journal([played(0, "end")], () => told, () => []);
  expect(written.map((entry) => entry.kind === "turn" && [entry.seat, entry.told.length])).toEqual([[0, 1], [null, 2]]);
});

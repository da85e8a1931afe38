import { expect, test } from "vitest";

import type { DedalosEvent, DedalosView, Tile } from "../../wire/types";
import { backwards, laid, MINOTAUR, moved, sequence, type Position } from "./motions";

const tile = (openings: number, ...shows: string[]): Tile => ({ openings, shows });
const start: Position = {
  tiles: new Map([["o", tile(15, "entrance")], ["e6", tile(15, "exit")]]),
  figures: [{ key: "seat-0", at: "o" }, { key: "seat-1", at: "o" }, { key: MINOTAUR, at: "w1", origin: "w2", jumped: false }],
};
const after = (...events: DedalosEvent[]): Position => sequence(events, start).reduce(moved, start);

test("tiles come to lie, and exits fall in", () => {
  const { tiles } = after({ type: "Laid", seat: 0, at: [1, 0], tile: tile(10) }, { type: "Collapsed", seat: 1, at: [6, 0] });
  expect(tiles.get("e1")).toEqual(tile(10));
  expect(tiles.get("e6")!.shows).toEqual(["collapse"]);
  expect(start.tiles.size).toBe(2);
});

test("tributes move and are pushed, the minotaur remembers where it came from", () => {
  const { figures } = after(
    { type: "Moved", seat: 0, start: [0, 0], to: [1, 0] },
    { type: "Shoved", seat: 0, victim: 1, start: [0, 0], to: [0, 1] },
    { type: "MinotaurJumped", start: [-1, 0], to: [0, 0] },
  );
  expect(figures.map(({ at }) => at)).toEqual(["e1", "n1", "o"]);
  expect(figures[2]).toMatchObject({ origin: "w1", jumped: true });
});

test("whoever is caught leaves together with the minotaur", () => {
  const motions = sequence(
    [
      { type: "MinotaurStepped", start: [-1, 0], to: [0, 0] },
      { type: "Caught", seat: 0, at: [0, 0] },
      { type: "Caught", seat: 1, at: [0, 0] },
      { type: "MinotaurLeft" },
    ] as DedalosEvent[],
    start,
  );
  expect(motions.map(({ move }) => move)).toEqual(["walk", "catch"]);
  expect(motions[1]).toMatchObject({ keys: ["seat-0", "seat-1", MINOTAUR], at: "o" });
  expect(motions.reduce(moved, start).figures).toEqual([]);
});

test("who comes back and what enters stands on the entrance; other events move nothing", () => {
  const gone: Position = { ...start, figures: [] };
  const motions = sequence([{ type: "CameBack", seat: 1 }, { type: "MinotaurEntered" }, { type: "Drew", seat: 1, count: 3 }, { type: "MinotaurWithdrew" }] as DedalosEvent[], gone);
  expect(motions.map(({ move }) => move)).toEqual(["rise", "rise", "catch"]);
  expect(motions.reduce(moved, gone).figures).toEqual([{ key: "seat-1", at: "o" }]);
});

test("what is taken back goes the other way, the last first", () => {
  const events = [
    { type: "Laid", seat: 0, at: [1, 0], tile: tile(10) },
    { type: "Moved", seat: 0, start: [0, 0], to: [1, 0] },
    { type: "Collapsed", seat: 0, at: [6, 0] },
    { type: "MinotaurStepped", start: [-1, 0], to: [0, 0] },
    { type: "Caught", seat: 1, at: [0, 0] },
    { type: "MinotaurLeft" },
    { type: "CameBack", seat: 1 },
  ] as DedalosEvent[];
  const back = backwards(sequence(events, start), start);
  expect(back.map(({ move, at }) => `${move} ${at}`)).toEqual(["catch o", "rise o", "rise o", "walk w1", "lay e6", "walk o", "lay e1"]);
  const again = back.reduce(moved, after(...events));
  expect(again.tiles).toEqual(start.tiles);
  expect(again.figures).toHaveLength(3);
  for (const figure of start.figures) expect(again.figures).toContainEqual(expect.objectContaining({ key: figure.key, at: figure.at }));
});

test("a view is a position", () => {
  const view = { grid: { laid: [[[0, 0], tile(15, "entrance")]] }, tributes: [[0, 0], null], minotaur: { at: [0, 0], origin: [1, 0], jumped: false } };
  const position = laid(view as unknown as DedalosView);
  expect([...position.tiles.keys()]).toEqual(["o"]);
  expect(position.figures).toEqual([{ key: "seat-0", at: "o" }, { key: MINOTAUR, at: "o", origin: "e1", jumped: false }]);
});

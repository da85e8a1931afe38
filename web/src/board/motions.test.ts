import { describe, expect, it } from "vitest";

import { NAMES, SQUARES, squareOf } from "./geometry";
import { seatKey, type Position } from "./kit";
import { backwards, motions, moved, together } from "./motions";

const start: Position = {
  tiles: SQUARES.map((square) => ({ openings: 5, shows: [NAMES[square]!] })),
  tokens: [{ key: seatKey(0), at: squareOf("d7"), piece: "red", name: "Ada" }],
};

describe("what moves", () => {
  it("takes those along who stand on the line", () => {
    const events = [
      { type: "Pushed", seat: 0, arrow: squareOf("d1"), tile: { openings: 3, shows: [] }, out: { openings: 5, shows: [] } },
      { type: "Carried", seat: 0, start: squareOf("d7"), to: squareOf("d1") },
      { type: "Walked", seat: 0, path: [squareOf("d1"), squareOf("d2")] },
      { type: "TurnBegan", seat: 1 },
    ];
    const groups = together(events.flatMap((event) => motions(event, start)));
    expect(groups.map((group) => group.map((motion) => motion.move))).toEqual([["slide", "carry"], ["walk"]]);
  });

  it("leaves the board as the view after it says", () => {
    let position = moved(start, { move: "slide", arrow: squareOf("d1"), tile: { openings: 3, shows: [] } });
    position = moved(position, { move: "carry", key: seatKey(0), to: squareOf("d1") });
    position = moved(position, { move: "walk", key: seatKey(0), path: [squareOf("d1"), squareOf("d2")] });
    expect(position.tiles[squareOf("d2")]!.shows).toEqual(["d1"]);
    expect(position.tokens[0]!.at).toBe(squareOf("d2"));
  });

  it("turns Daedalus' tile face down, and exchanges tiles", () => {
    const [push] = motions({ type: "DaedalusPushed", arrow: 1, tile: { openings: 3, shows: ["key"] } } as never, start);
    expect(push).toMatchObject({ tile: { shows: ["rubble"] } });
    const after = moved(start, { move: "switch", first: 1, second: 2 });
    expect([after.tiles[1]!.shows, after.tiles[2]!.shows]).toEqual([["c1"], ["b1"]]);
  });

  it("leads back to where it began", () => {
    const tile = { openings: 3, shows: ["key"] };
    const groups = together([
      { move: "slide", arrow: squareOf("d1"), tile },
      { move: "carry", key: seatKey(0), to: squareOf("d1") },
      { move: "walk", key: seatKey(0), path: [squareOf("d1"), squareOf("d2")] },
      { move: "find", at: squareOf("d2"), card: "d1", seat: 0 },
      { move: "switch", first: 8, second: 15 },
      { move: "flip", at: 3, tile: { openings: 0, shows: ["rubble"] } },
      { move: "teleport", key: seatKey(0), to: 0 },
    ]);
    const end = groups.flat().reduce(moved, start);
    const back = backwards(groups, start);
    expect(back.map((group) => group.map((motion) => motion.move))).toEqual([["teleport"], ["flip"], ["switch"], ["walk"], ["slide", "carry"]]);
    expect(back.flat().reduce(moved, end)).toEqual(start);
  });

  it("does not move for whoever stays, nor for news without a place", () => {
    expect(motions({ type: "Walked", seat: 0, path: [3] } as never, start)).toEqual([]);
    expect(motions({ type: "TurnBegan", seat: 0 } as never, start)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import * as board from "./geometry";

const name = (square: number) => board.NAMES[square]!;
const square = board.squareOf;

describe("names and directions", () => {
  it("counts squares row by row, as people name them", () => {
    expect([0, 6, 7, 48].map(name)).toEqual(["a1", "g1", "a2", "g7"]);
    expect(square("d4")).toBe(24);
    expect(board.centre(square("b3"))).toEqual({ x: 150, y: 250 });
  });

  it("reads and writes openings as letters", () => {
    expect(board.lettersOf(3)).toBe("NE");
    expect(board.maskOf("ESW")).toBe(14);
    expect(board.lettersOf(board.quarterTurn(board.maskOf("NE")))).toBe("ES");
  });

  it("knows the neighbours and the edge of the board", () => {
    expect(name(board.neighbour(square("b3"), board.N)!)).toBe("b2");
    expect(board.neighbour(square("g3"), board.E)).toBeNull();
    expect(board.towards(square("a1"), square("c1"))).toBeNull();
  });

  it("has sixteen squares that no push moves", () => {
    expect(board.SQUARES.filter(board.fixed)).toHaveLength(16);
  });
});

describe("arrows", () => {
  it("go clockwise from b1", () => {
    expect(board.ARROWS.map(name).join(" ")).toBe("b1 d1 f1 g2 g4 g6 f7 d7 b7 a6 a4 a2");
  });

  it("lie across from each other", () => {
    expect(name(board.across(square("a4")))).toBe("g4");
    expect(board.line(square("d7")).map(name).join(" ")).toBe("d7 d6 d5 d4 d3 d2 d1");
  });

  it("sit in the middle of the frame", () => {
    expect(board.arrowAt(square("b1"), 56)).toEqual({ x: 150, y: -28 });
    expect(board.arrowAt(square("g4"), 40)).toEqual({ x: 720, y: 350 });
  });

  it("slide a line by one tile", () => {
    const tiles = board.SQUARES.map((at) => ({ openings: 5, shows: [name(at)] }));
    const after = board.pushed(tiles, square("a2"), { openings: 3, shows: ["new"] });
    expect(after.slice(7, 14).map((tile) => tile.shows[0])).toEqual(["new", "a2", "b2", "c2", "d2", "e2", "f2"]);
    expect(after[0]).toBe(tiles[0]);
  });
});

describe("corridors", () => {
  it("have a wall between every two openings", () => {
    for (let mask = 1; mask < 16; mask += 1) {
      const openings = board.lettersOf(mask).length;
      for (const room of [false, true]) {
        const { floor, edge, seams } = board.corridor(mask, room);
        expect(edge.match(/M/g)).toHaveLength(openings);
        expect(seams.match(/M/g)).toHaveLength(openings);
        expect(floor).toMatch(/^M[^M]+Z$/);
        expect(floor).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it("are cut 42 wide", () => {
    expect(board.corridor(board.maskOf("NS"), false).floor).toBe("M71 0L71 100L29 100L29 0Z");
  });

  it("widen to a room where there is something to see", () => {
    expect(board.corridor(board.maskOf("NS"), true).floor.match(/A33/g)).toHaveLength(2);
  });
});

describe("the thread", () => {
  const none = () => false;
  const open = () => 15;
  const squares = (names: string) => names.split(" ").map(square);

  it("runs from square to square without a gap", () => {
    const strands = board.thread(squares("a1 b1 b2 c2"), (at) => name(at) === "b2", open);
    strands.slice(1).forEach((strand, index) => {
      const before = strands[index]!.points;
      expect(strand.points[0]).toEqual(before[before.length - 1]);
    });
  });

  it("begins in the middle and ends before its loop", () => {
    const [first, last] = board.thread(squares("a1 b1"), none, open);
    expect(first!.points[0]).toEqual({ x: 50, y: 50 });
    expect(last!.points.at(-1)).toEqual({ x: 150 - board.LOOP.corridor, y: 50 });
  });

  it("never crosses what stands in a room", () => {
    for (const path of ["a2 b2 c2", "b1 b2 c2", "b3 b2 b1"]) {
      const strand = board.thread(squares(path), (at) => at === square("b2"), open)[1]!;
      const middle = board.centre(square("b2"));
      const nearest = Math.min(...strand.points.map((point) => Math.hypot(point.x - middle.x, point.y - middle.y)));
      expect(nearest).toBeGreaterThan(20);
    }
  });

  it("leaves and comes by openings to the outside where it jumps", () => {
    const masks: Record<string, string> = { b1: "NW", g4: "EW", d4: "NS" };
    const ends = (names: string) => board.thread(squares(names), none, (at) => board.maskOf(masks[name(at)] ?? "")).map(({ points }) => points);
    const [, leaves, comes] = ends("a1 b1 g4 f4");
    expect(leaves!.at(-1)).toEqual({ x: 150, y: 0 });
    expect(comes![0]).toEqual({ x: 700, y: 350 });
    expect(ends("c4 d4 g4")[1]!.at(-1)).toEqual({ x: 326, y: 350 });
  });

  it("walks along the closed side of a room", () => {
    const below = board.thread(squares("a2 b2 c2"), () => true, () => board.maskOf("NEW"))[1]!;
    expect(below.points.some((point) => point.y > 170)).toBe(true);
  });
});

describe("pieces", () => {
  it("stand beside a treasure, and share a square in a ring", () => {
    expect(board.stand(0, 0, 1, false)).toEqual({ x: 50, y: 50, scale: 1 });
    expect(board.stand(0, 0, 1, true).scale).toBe(0.78);
    const ring = [0, 1, 2, 3].map((index) => board.stand(0, index, 4, false));
    expect(new Set(ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(4);
  });
});

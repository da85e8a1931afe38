import { describe, expect, it } from "vitest";

import { maskOf, SQUARES, squareOf } from "../../board/geometry";
import type { Spot } from "../../board/kit";
import type { Scene } from "../../scene";
import { Play } from "./play.svelte";

const square = (name: string): Spot => ({ on: "square", at: squareOf(name) });
const arrow = (name: string): Spot => ({ on: "arrow", at: squareOf(name) });

/** A turn of the first seat; every tile is a bend that is open to the north and the east. */
function play(legal: string[], more: { hinted?: string; view?: object; signs?: object } = {}): Play & { acted: string[] } {
  const acted: string[] = [];
  const game = new Play({
    view: {
      maze: { tiles: SQUARES.map(() => ({ openings: maskOf("NE"), shows: [] })) },
      spare: { openings: maskOf("NE"), shows: [] },
      pieces: [squareOf("d3"), 6],
      seat: 0,
      phase: "act",
      ...more.view,
    },
    signs: { ready: ["push", "rotate", "switch"], walks: {}, ...more.signs },
    players: [],
    legal,
    hinted: more.hinted ?? null,
    act: (action: string) => Promise.resolve(void acted.push(action)),
  } as unknown as Scene);
  return Object.assign(game, { acted });
}

const TURN = ["b1/NE", "b1/ES", "rotate c6/SW", "rotate c6/ES", "rotate e2/NW", "rotate e2/ES", "switch a2 b2", "move c3"];

describe("Push", () => {
  it("is meant by whoever aims at an arrow with empty hands, and only as long", () => {
    const game = play(TURN);
    expect(game.offers).toEqual([square("c3"), arrow("b1")]);
    game.aim.look(arrow("b1"));
    expect(game.casting).toBe("push");
    expect(game.offers).toEqual([square("c3"), arrow("b1")]);
    game.aim.look(null);
    expect(game.casting).toBeNull();
  });

  it("is not meant while another spell is in hand", () => {
    const game = play(TURN);
    game.take("rotate");
    game.aim.look(arrow("b1"));
    expect(game.casting).toBe("rotate");
  });
});

describe("one decision", () => {
  it("is enough for an arrow and for a square, whatever was aimed at before", () => {
    const game = play(TURN);
    game.aim.look(square("c3"));
    game.decide(arrow("b1"));
    game.aim.choose(arrow("b1"));
    game.decide(square("c3"));
    expect(game.acted).toEqual(["b1/NE", "move c3"]);
  });

  it("is needed for each tile of a switch", () => {
    const game = play(TURN);
    game.take("switch");
    game.decide(square("a2"));
    expect(game.acted).toEqual([]);
    game.decide(square("b2"));
    expect(game.acted).toEqual(["switch a2 b2"]);
  });
});

describe("a tile that is laid as a hint says", () => {
  it("lies so on its own square alone", () => {
    const game = play(TURN, { hinted: "rotate c6/SW" });
    game.follow();
    expect(game.action).toBe("rotate c6/SW");
    game.decide(square("e2"));
    expect(game.action).toBe("rotate e2/ES");
  });
});

describe("an empty board", () => {
  const signs = { collectable: [{ sickle: 1, fan: 1 }, { sickle: 1 }] };

  it("has room for what may be collected for others", () => {
    const game = play([], { view: { boards: [[], ["sickle", "fan"]] }, signs });
    expect(game.helpsWith(0)).toEqual([
      { card: "sickle", owner: 1 },
      { card: "fan", owner: 1 },
    ]);
    expect(game.helpsWith(1)).toEqual([]);
  });
});

describe("what lies face down", () => {
  it("is known where the view tells it", () => {
    const front = { openings: maskOf("NS"), shows: ["key"] };
    const game = play([], { view: { fronts: [{ at: squareOf("d3"), tile: front }] } });
    expect(game.position.tiles[squareOf("d3")]!.front).toEqual(front);
    expect(game.position.tiles[squareOf("d4")]!.front).toBeUndefined();
  });
});

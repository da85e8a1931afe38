import { describe, expect, it } from "vitest";

import { NAMES, SQUARES, squareOf } from "../../board/geometry";
import type { Scene } from "../../scene";
import type { AmazeingSigns, AmazeingView } from "../../wire/types";
import { Play } from "./play.svelte";
import { share } from "./progress";

const view = (more: Partial<AmazeingView> = {}): AmazeingView => ({
  maze: { tiles: SQUARES.map((at) => ({ openings: 15, shows: at === 16 ? ["crown"] : at === 17 ? ["wolf"] : [] })) },
  spare: { openings: 3, shows: [] },
  banned: null,
  pieces: [0, 6],
  hands: [
    { left: 2, face_up: ["wolf"], found: ["bat"] },
    { left: 3, face_up: [], found: [] },
  ],
  seat: 0,
  phase: "push",
  night: false,
  coin: null,
  viewer: 0,
  held: ["crown"],
  ...more,
});

const walked = { [squareOf("a1")]: squareOf("a1"), [squareOf("b1")]: squareOf("a1"), [squareOf("b2")]: squareOf("b1") };

const play = (seen: AmazeingView, legal: string[], signs: Partial<AmazeingSigns> = {}): Play =>
  new Play({
    view: seen,
    legal,
    signs: { homes: { red: squareOf("a1") }, left: [2, 3], seeks: [[], []], walks: walked, ...signs },
    players: [
      { name: "Ada", kind: "person", piece: "red" },
      { name: "Bruno", kind: "bot", piece: "yellow" },
    ],
    events: [],
    viewer: 0,
  } as unknown as Scene);

describe("where to go", () => {
  const goals = (game: Play): string[] => game.goals.map((at) => NAMES[at]!);

  it("is where the own card is shown, and each that lies open where that counts", () => {
    expect(goals(play(view(), []))).toEqual(["c3"]);
    expect(goals(play(view(), [], { seeks: [["wolf"], []] }))).toEqual(["c3", "d3"]);
  });

  it("is home when nothing is left to find, and nowhere in the end", () => {
    expect(goals(play(view({ held: [] }), [], { left: [0, 3] }))).toEqual(["a1"]);
    expect(goals(play(view({ phase: "over" }), []))).toEqual([]);
  });
});

describe("what may be done", () => {
  it("is offered at arrows and on squares", () => {
    expect(play(view(), ["b1/NE", "b1/ES", "d1/NE"]).offers.map(({ on, at }) => `${on} ${NAMES[at]}`)).toEqual(["arrow b1", "arrow d1"]);
    expect(play(view({ phase: "move" }), ["move a1", "move b1"]).offers.map(({ on }) => on)).toEqual(["square", "square"]);
  });

  it("goes in as the spare is turned", () => {
    const game = play(view(), ["b1/NE"]);
    game.turning.turn();
    expect(game.actions({ on: "arrow", at: squareOf("b1") })).toEqual(["b1/ES"]);
  });

  it("leaves the choice where several cards could be turned", () => {
    const game = play(view({ phase: "move" }), ["move a1", "move d4 owl", "move d4 wolf"]);
    expect(game.actions({ on: "square", at: squareOf("d4") })).toEqual(["move d4 owl", "move d4 wolf"]);
  });

  it("is nothing while others decide", () => {
    expect(play(view(), []).stage).toBe("wait");
  });
});

describe("where somebody walks", () => {
  it("is shown by the way that the server told", () => {
    const game = play(view({ phase: "move" }), ["move a1", "move b1", "move b2"]);
    game.aim.choose({ on: "square", at: squareOf("b2") });
    expect(game.thread?.map((at) => NAMES[at])).toEqual(["a1", "b1", "b2"]);
  });
});

describe("how far a seat is", () => {
  it("counts the cards found among all of its cards", () => {
    expect(share(view(), 0)).toEqual({ done: 1, all: 4 });
  });
});

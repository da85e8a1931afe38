import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Looked } from "../wire/types";
import type { Replay as Kind } from "./replay.svelte";

let Replay: typeof Kind;

const looked: Looked = {
  type: "Looked",
  game: "amazeing(mode=kids)",
  players: ["Ada", "bot:greedy"],
  pieces: ["red", "blue"],
  end: "unfinished",
  steps: [0, 1, 1, 2, 2].map((turn, index) => ({
    action: index ? "move a1" : null,
    seat: turn ? turn - 1 : null,
    turn,
    signs: null, view: { index },
    events: [{ type: "Walked", index }],
    told: [],
  })),
};

beforeAll(async () => {
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  ({ Replay } = await import("./replay.svelte"));
  const { house } = await import("../house.svelte");
  const { Words } = await import("../words/words");
  house.words = Words.of("en", "piece-blue = Blue\nreplay-only-looking = No.");
});

let replay: Kind;
beforeEach(() => (replay = new Replay(looked, null, 0)));

test("steps go forward and back, and stop at the ends", async () => {
  replay.back();
  expect(replay.at).toBe(0);
  await replay.forward();
  expect([replay.at, replay.view, replay.toAct]).toEqual([1, { index: 1 }, 0]);
  replay.go(99);
  await replay.forward();
  expect([replay.at, replay.toAct]).toEqual([4, null]);
});

test("while something moves, the view is still the one before", async () => {
  let arrive = () => {};
  replay.animate({ play: () => new Promise((done) => (arrive = done)) });
  const moved = replay.forward();
  expect([replay.animating, replay.at]).toEqual([true, 0]);
  arrive();
  await moved;
  expect([replay.animating, replay.at]).toEqual([false, 1]);
});

test("things move at the speed that was chosen, and not at all at the highest", async () => {
  const paces: (number | undefined)[] = [];
  replay.animate({ play: async (_events, _before, _after, _signal, pace) => void paces.push(pace) });
  for (const speed of [0.5, 2, 4]) {
    replay.speed = speed;
    await replay.forward();
  }
  expect([paces, replay.at]).toEqual([[0.5, 2], 3]);
});

test("a second step lets what moves arrive at once", () => {
  replay.animate({ play: (_events, _before, _after, signal) => new Promise((done) => signal.addEventListener("abort", () => done())) });
  replay.step();
  expect(replay.animating).toBe(true);
  replay.step();
  expect([replay.animating, replay.at]).toEqual([false, 1]);
});

test("leaps go from the end of a turn to the end of another", () => {
  replay.leap(1);
  expect(replay.at).toBe(2);
  replay.go(3);
  replay.leap(1);
  expect(replay.at).toBe(4);
  replay.leap(-1);
  expect(replay.at).toBe(2);
});

test("people have their names, bots those of their pieces", () => {
  expect(replay.players.map((player) => player.name)).toEqual(["Ada", "Blue"]);
  expect(replay.options).toEqual({ mode: "kids" });
  const left = new Replay(looked, null, 0, ["", "Theseus"]);
  expect(left.players.map(({ name, kind }) => [name, kind])).toEqual([["Ada", "person"], ["Theseus", "bot"]]);
});

test("it plays by itself until the end", async () => {
  vi.useFakeTimers();
  void replay.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.playing]).toEqual([4, false]);
  vi.useRealTimers();
});

test("whoever stops it and lets it play again while something moves sees everything once, one after the other", async () => {
  vi.useFakeTimers();
  let moving = 0;
  const seen: unknown[] = [];
  replay.animate({
    play: async (_events, before) => {
      seen.push([before, (moving += 1)]);
      await new Promise((done) => setTimeout(done, 500));
      moving -= 1;
    },
  });
  void replay.play();
  for (let click = 0; click < 4; click += 1) {
    await vi.advanceTimersByTimeAsync(100);
    replay.toggle();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([0, 1, 2, 3].map((index) => [{ index }, 1]));
  expect([replay.at, replay.playing]).toEqual([4, false]);
  vi.useRealTimers();
});

test("it plays on through other eyes", async () => {
  vi.useFakeTimers();
  replay.animate({ play: (_events, _before, _after, signal) => new Promise((_, skip) => signal.addEventListener("abort", () => skip(signal.reason))) });
  void replay.play();
  for (let step = 0; step < 4; step += 1) {
    replay.see(looked, 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect([replay.at, replay.animating, replay.playing]).toEqual([0, true, true]);
  }
  replay.close();
  vi.useRealTimers();
});

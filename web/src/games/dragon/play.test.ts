import { describe, expect, it } from "vitest";

import { NAMES, squareOf } from "../../board/geometry";
import type { Position } from "../../board/kit";
import type { Scene } from "../../scene";
import type { DragonEvent, DragonView } from "../../wire/types";
import { degrees, peeping, Play, riding, threatOf } from "./play.svelte";
import { partNow, parts } from "./steps";
import { tale, type DragonDie } from "./tale";

const play = (scene: Partial<Scene>): Play => new Play({ events: [], legal: [], hinted: null, ...scene } as Scene);

/** Show an event as the board does: `look` at each movement of it. */
async function happen(shown: Play, event: DragonEvent, look: () => unknown): Promise<void> {
  const board = { querySelector: () => null, querySelectorAll: () => [] } as unknown as Element;
  for (const motion of shown.moved(event, { tiles: [], tokens: [] })) {
    if (motion.move === "own") await motion.perform(async () => void look(), board);
  }
}

describe("cards", () => {
  it("are those that may be played now, and the lowest is chosen first", () => {
    const duel = play({ legal: ["play 2", "play 5", "pass"] });
    expect(duel.cards).toEqual([2, 5]);
    expect(duel.card).toBe(2);
    duel.choose(5);
    expect(duel.card).toBe(5);
    duel.choose(6);
    expect(duel.card).toBe(2);
  });

  it("are chosen by a hint", () => {
    const duel = play({ legal: ["play 2", "play 5", "pass"], hinted: "play 5" });
    duel.follow();
    expect(duel.card).toBe(5);
  });
});

describe("a duel", () => {
  const rolled: DragonEvent = { type: "DuelRolled", seat: 0, roll: 2 };
  const shown = (phase: DragonView["phase"], ...events: DragonEvent[]): Play =>
    play({ view: { phase } as DragonView, events: [rolled, ...events] });

  it("is shown while it is on", () => {
    expect(shown("reroll").duel).toEqual({ seat: 0, rolls: [rolled], again: null, lost: null });
    expect(shown("reroll").gambles).toBe(true);
  });

  it("is not judged by the view before it while it is shown", async () => {
    const duel = shown("reroll");
    const seen = [duel.standing(duel.duel!)];
    const look = () => seen.push(duel.standing(duel.duel!));
    await happen(duel, { type: "RolledAgain", seat: 0, value: 3 }, look);
    await happen(duel, { type: "DuelRolled", seat: 0, roll: 5 }, look);
    expect(seen).toEqual(["failed", "again", "falls", "rolled"]);
  });

  it("is won or lost when it has been shown", async () => {
    const first = play({ view: { phase: "move" } as DragonView });
    const seen: string[] = [];
    const look = () => seen.push(first.standing(first.duel!));
    await happen(first, rolled, look);
    await happen(first, { type: "Lost", seat: 0, value: 3 }, look);
    await happen(first, { type: "DuelRolled", seat: 1, roll: 6 }, look);
    expect(seen).toEqual(["falls", "rolled", "lost", "falls", "rolled"]);
    expect(shown("push").standing(shown("push").duel!)).toBe("safe");
  });

  it("is over when the next turn has begun, or a second one is thought about", () => {
    const lost: DragonEvent = { type: "Lost", seat: 0, value: 3 };
    expect(shown("push", lost, { type: "TurnBegan", seat: 1 }).duel).toBeNull();
    expect(shown("double", lost).duel).toBeNull();
    expect(shown("double", lost).gambles).toBe(false);
  });
});

describe("a threat", () => {
  const woke: DragonDie = { type: "GuardianWoke", guardian: "white", passage: [0, 1] };

  it("is lit as long as the turn lasts", () => {
    const lit = (events: DragonEvent[]): string[] => [...play({ events }).lights].map(([at, light]) => `${NAMES[at]} ${light}`);
    expect(lit([woke])).toEqual(["a1 threat", "b1 threat"]);
    expect(lit([woke, { type: "TurnBegan", seat: 1 }])).toEqual([]);
  });

  it("comes from the dragon or from a guardian", () => {
    expect(threatOf(woke)).toBe("white");
    expect(threatOf({ type: "DragonTurned", arrows: 1, facing: 2, passage: [] })).toBe("dragon");
  });
});

describe("what lies on a line", () => {
  const lying = (key: string, at: string) => ({ key, at: squareOf(at), piece: "3", name: "", lies: true });
  const position: Position = {
    tiles: [],
    tokens: [lying("first", "b2"), lying("last", "b7"), lying("beside", "c2"), { key: "seat-0", at: squareOf("b3"), piece: "red", name: "" }],
  };

  it("rides along, or goes round to the tile that came in", () => {
    const tile = { openings: 5, shows: [] };
    const carried = riding({ type: "Pushed", seat: 0, arrow: squareOf("b1"), tile, out: tile }, position);
    expect(carried.map((motion) => motion.move === "carry" && `${motion.key} ${NAMES[motion.to]}`)).toEqual(["first b3", "last b1"]);
  });
});

describe("the dragon", () => {
  it("looks clockwise from north", () => {
    expect([1, 2, 4, 8].map(degrees)).toEqual([0, 90, 180, 270]);
  });

  it("lets everything under its lair be seen", () => {
    const places = [0, 1, 2, 3, 4, 5, 6].map((index) => peeping(24, index)).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(7);
  });
});

describe("the steps of a turn", () => {
  const nothing = tale([]);
  const woke: DragonEvent = { type: "GuardianWoke", guardian: "white", passage: [] };
  const challenged: DragonEvent = { type: "Challenged", seat: 0 };

  it("are all that may come", () => {
    expect(parts("first", "move", nothing)).toEqual(["push", "move", "dragon", "duel", "double"]);
    expect(parts("final", "push", nothing)).toEqual(["push", "move", "final", "double"]);
  });

  it("leave out what has not happened", () => {
    expect(parts("first", "double", nothing)).toEqual(["push", "move", "double"]);
    expect(parts("first", "double", tale([woke]))).toEqual(["push", "move", "dragon", "double"]);
    expect(parts("final", "double", nothing)).toEqual(["push", "move", "double"]);
    expect(parts("final", null, tale([challenged]))).toEqual(["push", "move", "final"]);
  });

  it("do not go back when a die has fallen", async () => {
    const turn = play({ view: { phase: "move" } as DragonView });
    const seen = [partNow(turn)];
    await happen(turn, woke, () => seen.push(partNow(turn)));
    expect(seen).toEqual(["move", "dragon", "dragon"]);
  });
});

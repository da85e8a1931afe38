import { describe, expect, it } from "vitest";

import type { DragonEvent } from "../../wire/types";
import { lastFight, tale, type DragonDie } from "./tale";

const PUSHED = { type: "Pushed", seat: 0, arrow: 1, tile: { openings: 3, shows: [] }, out: { openings: 3, shows: [] } } as const;
const turned: DragonDie = { type: "DragonTurned", arrows: 3, facing: 8, passage: [23] };
const duel = (seat: number, roll: number): DragonEvent => ({ type: "DuelRolled", seat, roll });
const final = (roll: number): DragonEvent => ({ type: "FinalRolled", seat: 0, roll });
const told = (...events: DragonEvent[]) => tale([turned, duel(3, 6), PUSHED, ...events]);

describe("what the dice have said", () => {
  it("begins anew with each push", () => {
    expect(told()).toEqual({ die: null, duels: [], fight: null, over: false });
    expect(told(turned).die).toBe(turned);
  });

  it("keeps the rolls of a duel together, whoever rolls again", () => {
    const duels = told(turned, duel(1, 2), { type: "RolledAgain", seat: 1, value: 3 }, duel(1, 1), { type: "Lost", seat: 1, value: 4 }, duel(2, 5)).duels;
    expect(duels.map(({ seat, rolls, lost }) => [seat, rolls.map((each) => each.roll), lost])).toEqual([
      [1, [2, 1], 4],
      [2, [5], null],
    ]);
  });

  it("is over when the next turn begins", () => {
    expect(told(turned, { type: "TurnBegan", seat: 1 }).over).toBe(true);
  });
});

describe("the final duel", () => {
  it("counts the rolls that stand, and the latest in place of the one before", () => {
    const { fight } = told({ type: "Challenged", seat: 0 }, final(5), final(2), { type: "RolledAgain", seat: 0, value: 1 }, final(6));
    expect(fight?.rolls.map((each) => each.roll)).toEqual([5, 6]);
    expect(fight?.end).toBeNull();
  });

  it("ends well or badly, and a treasure lost there is no duel", () => {
    expect(told({ type: "Challenged", seat: 0 }, { type: "Slain", seat: 0, total: 12 }).fight?.end).toBe("slain");
    const failed = told({ type: "Challenged", seat: 0 }, { type: "Failed", seat: 0, total: 7 }, { type: "Lost", seat: 0, value: 1 });
    expect([failed.fight?.end, failed.duels]).toEqual(["failed", []]);
  });

  it("is remembered after later turns, when it is over", () => {
    const fought: DragonEvent[] = [{ type: "Challenged", seat: 0 }, final(3), { type: "Failed", seat: 0, total: 3 }];
    expect(lastFight([...fought, PUSHED, turned])).toMatchObject({ seat: 0, end: "failed" });
    expect(lastFight(fought.slice(0, 2))).toBeNull();
    expect(lastFight([PUSHED, turned])).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Scene } from "../scene";
import { Aim, Previews, same, Turning } from "./aim.svelte";
import { maskOf } from "./geometry";
import type { Spot } from "./kit";

const d1: Spot = { on: "arrow", at: 3 };
const f1: Spot = { on: "arrow", at: 5 };

describe("what somebody is aimed at", () => {
  it("is what they look at, and otherwise what they chose", () => {
    const aim = new Aim();
    aim.choose(d1);
    aim.look(f1);
    expect(same(aim.at, f1)).toBe(true);
    aim.leave(d1);
    expect(same(aim.at, f1)).toBe(true);
    aim.leave({ on: "arrow", at: 5 });
    expect(same(aim.at, { on: "arrow", at: 3 })).toBe(true);
    aim.letGo();
    expect(aim.at).toBeNull();
  });

  it("is not the same on an arrow and on its square", () => {
    expect(same(d1, { on: "square", at: 3 })).toBe(false);
  });
});

describe("the spare", () => {
  it("turns both ways, and to what a hint says", () => {
    const turning = new Turning(() => maskOf("NE"));
    turning.turn();
    expect(turning.mask).toBe(maskOf("ES"));
    turning.turn(false);
    turning.turn(false);
    expect(turning.mask).toBe(maskOf("NW"));
    turning.turnTo(maskOf("SW"));
    expect(turning.mask).toBe(maskOf("SW"));
    turning.reset();
    expect(turning.mask).toBe(maskOf("NE"));
  });
});

describe("previews", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function scene(): Scene & { asked: string[]; view: unknown } {
    const asked: string[] = [];
    const preview = (action: string) => {
      asked.push(action);
      return Promise.resolve({ type: "previewed", reference: action, sight: { view: {} }, heard: { events: [] } });
    };
    return { asked, view: {}, preview } as unknown as Scene & { asked: string[]; view: unknown };
  }

  it("are asked for once in a position", async () => {
    const here = scene();
    const previews = new Previews(here);
    previews.want("d1/NE");
    await vi.advanceTimersByTimeAsync(200);
    previews.want("d1/NE");
    await vi.advanceTimersByTimeAsync(200);
    expect(here.asked).toEqual(["d1/NE"]);
    expect(previews.of("d1/NE")?.reference).toBe("d1/NE");
    here.view = {};
    expect(previews.of("d1/NE")).toBeNull();
  });

  it("do not come for everything that the mouse passes", async () => {
    const here = scene();
    const previews = new Previews(here);
    for (const action of ["b1/NE", "d1/NE", "f1/NE", "g2/NE"]) {
      previews.want(action);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(here.asked).toEqual(["b1/NE", "g2/NE"]);
  });
});

import { describe, expect, it } from "vitest";

import type { Scene } from "../../scene";
import type { DedalosView } from "../../wire/types";
import { cellOf } from "./cells";
import { Play, spotOf } from "./play.svelte";

type Cell = [number, number];
const cell = (name: string): Cell => [...cellOf(name)] as Cell;

const view = (more: Partial<DedalosView> = {}): DedalosView =>
  ({ tributes: [cell("e1"), cell("w5")], phase: "act", hand: [], minotaur: null, winner: null, viewer: 0, seat: 0, grid: { laid: [] }, ...more }) as unknown as DedalosView;

const play = (seen: DedalosView, legal: string[], more: Partial<Scene> = {}): Play =>
  new Play({ view: seen, legal, signs: { laid: 9 }, players: [], events: [], viewer: 0, ...more } as unknown as Scene);

const hunt = (origin: string | null, legal: string[], jumped = false): Play =>
  play(view({ phase: "minotaur", minotaur: { at: cell("e2"), origin: origin === null ? null : cell(origin), jumped } }), legal);

describe("where the minotaur came from", () => {
  it("is barred where it cannot go back", () => expect(hunt("e1", ["step e3", "step e2n1"]).barred).toBe("e1"));

  it("is not where it may: by a shortcut, or after new tiles", () => {
    expect(hunt("e1", ["step e3", "jump e1"]).barred).toBeNull();
    expect(hunt("e1", ["step e3", "step e1"], true).barred).toBeNull();
    expect(hunt(null, ["step e3", "step e1"]).barred).toBeNull();
  });
});

describe("what is to be done", () => {
  it("is to discard where nothing else is left", () => {
    expect([play(view(), ["discard"]).kind, play(view(), ["discard"]).mustDiscard]).toEqual(["discard", true]);
    expect([play(view(), ["discard", "move e2"]).kind, play(view(), ["discard", "move e2"]).mustDiscard]).toEqual(["move", false]);
    expect([play(view(), ["stop"]).kind, play(view(), ["stop"]).mustDiscard]).toEqual(["lay", false]);
  });

  it("tells whether somebody is there to be pushed", () => {
    expect(play(view(), []).accompanied).toBe(false);
    expect(play(view({ tributes: [cell("e1"), null, cell("e1")] }), []).accompanied).toBe(true);
  });
});

describe("where to look", () => {
  it("is at those who are hunted, and at whoever got out", () => {
    expect(play(view(), []).matters).not.toContain("w5");
    expect(hunt("e1", ["step e3"]).matters).toContain("w5");
    expect(play(view({ phase: "over", winner: 1 }), []).matters).toContain("w5");
  });

  it("is at somebody whom a refusal names", () => {
    const refusal = { type: "refused", code: "dedalos-trap", text: "That would lock in the tribute of Blue on w5, beside e2 (DEDALO-TRAP-2)." } as const;
    const refused = play(view(), [], { refusal });
    expect(refused.named).toEqual([]);
    refused.aim.refused = spotOf("e2");
    expect(refused.named).toEqual(["w5"]);
  });
});

// The steps of a turn.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonView } from "../../wire/types";
import type { Step } from "../contract";
import { playOf, type Play } from "./play.svelte";
import type { Tale } from "./tale";

type Part = "push" | "move" | "dragon" | "duel" | "final" | "double";

const OF_PHASE: Readonly<Record<DragonView["phase"], Part | null>> = {
  push: "push",
  move: "move",
  reroll: "duel",
  challenge: "final",
  final: "final",
  double: "double",
  over: null,
};

/** The steps of this turn: those that were taken, the one that is taken now, and those that may come. */
export function parts(stage: DragonView["stage"], now: Part | null, { die, duels, fight }: Pick<Tale, "die" | "duels" | "fight">): Part[] {
  const all: Part[] = stage === "final" ? ["push", "move", "final", "double"] : ["push", "move", "dragon", "duel", "double"];
  const taken: readonly (Part | false)[] = ["push", "move", die !== null && "dragon", duels.length > 0 && "duel", fight !== null && "final"];
  const at = now === null ? all.length : all.indexOf(now);
  return all.filter((part, index) => index >= at || taken.includes(part));
}

/** While something is shown, it is its step, though the view does not know it yet. */
export function partNow({ view, tale, showing }: Pick<Play, "view" | "tale" | "showing">): Part | null {
  if (!showing) return view && OF_PHASE[view.phase];
  return tale.fight ? "final" : tale.duels.length ? "duel" : "dragon";
}

export function steps(scene: Scene): Step[] {
  const play = playOf(scene);
  if (!play.view) return [];
  const now = partNow(play);
  const all = parts(play.view.stage, now, play.tale);
  const at = now === null ? all.length : all.indexOf(now);
  return all.map((part, index) => ({
    label: say(`dragon-web-step-${part}`),
    state: index < at ? "done" : index === at ? "now" : "next",
  }));
}

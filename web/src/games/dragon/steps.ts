// The steps of a turn.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonEvent, DragonView } from "../../wire/types";
import type { Step } from "../contract";
import { playOf } from "./play.svelte";

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

/** While a die falls, it is its step. */
const OF_DIE: Readonly<Partial<Record<DragonEvent["type"], Part>>> = {
  DragonTurned: "dragon",
  GuardianWoke: "dragon",
  DuelRolled: "duel",
  FinalRolled: "final",
};

/** The steps that belong to this turn, as far as it is known which will be taken. */
export function parts({ phase, stage }: Pick<DragonView, "phase" | "stage">, rolled: boolean): Part[] {
  if (stage === "final") return ["push", "move", "final", "double"];
  return phase === "double" && !rolled ? ["push", "move", "double"] : ["push", "move", "dragon", "duel", "double"];
}

export function steps(scene: Scene): Step[] {
  const { view, tale, rolling } = playOf(scene);
  if (!view) return [];
  const all = parts(view, tale.die !== null);
  const now = (rolling && OF_DIE[rolling.type]) ?? OF_PHASE[view.phase];
  const at = now === null ? all.length : all.indexOf(now);
  return all.map((part, index) => ({
    label: say(`dragon-web-step-${part}`),
    state: index < at ? "done" : index === at ? "now" : "next",
  }));
}

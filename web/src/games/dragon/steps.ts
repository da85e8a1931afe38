// The steps of a turn.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonView } from "../../wire/types";
import type { Step } from "../contract";
import { tale } from "./tale";

type Part = "push" | "move" | "dragon" | "duel" | "final" | "double";

const NOW: Readonly<Record<DragonView["phase"], Part | null>> = {
  push: "push",
  move: "move",
  reroll: "duel",
  challenge: "final",
  final: "final",
  double: "double",
  over: null,
};

/** The steps that belong to this turn, as far as it is known which will be taken. */
export function parts(phase: DragonView["phase"], stage: DragonView["stage"], rolled: boolean): Part[] {
  if (stage === "final") return ["push", "move", "final", "double"];
  return phase === "double" && !rolled ? ["push", "move", "double"] : ["push", "move", "dragon", "duel", "double"];
}

export function steps(scene: Scene): Step[] {
  const view = scene.view as DragonView | null;
  if (!view) return [];
  const all = parts(view.phase, view.stage, tale(scene.events).die !== null);
  const now = NOW[view.phase];
  const at = now === null ? all.length : all.indexOf(now);
  return all.map((part, index) => ({
    label: say(`dragon-web-step-${part}`),
    state: index < at ? "done" : index === at ? "now" : "next",
  }));
}

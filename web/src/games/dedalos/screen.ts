import { phone } from "../../board/sizes";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { KeyGroup, Screen, Step } from "../contract";
import Board from "./Board.svelte";
import Now from "./Now.svelte";
import Own from "./Own.svelte";
import { playOf } from "./play.svelte";
import Seat from "./Seat.svelte";
import { sounds } from "./sounds";
import Strip from "./Strip.svelte";
import { text } from "./text";

function steps(scene: Scene): Step[] {
  const { view, signs } = playOf(scene);
  const hunt = view?.phase === "minotaur";
  const spent = view?.phase === "act" && signs?.left === 0;
  const acts: Step[] = [
    { label: say(phone.current ? "dedalos-web-actions" : "dedalos-web-step-act"), state: hunt ? "next" : spent ? "done" : "now" },
    { label: say("dedalos-web-step-draw", { hand: signs?.hand ?? 0 }), state: spent ? "now" : "next" },
  ];
  if (scene.options["minotaur"] === "false") return acts;
  return [{ label: say("dedalos-web-step-minotaur"), state: hunt ? "now" : "done" }, ...acts];
}

function progress(scene: Scene, seat: number): string {
  const { view, signs } = playOf(scene);
  if (view?.winner === seat) return say("dedalos-web-is-out");
  if (!view?.tributes[seat]) return say("dedalos-web-progress-caught");
  return say("dedalos-web-progress", { steps: signs?.nearest[seat]?.steps ?? "none" });
}

const group = (title: string, names: readonly string[]): KeyGroup => ({
  title: say(`dedalos-web-keys-${title}`),
  keys: names.map((name) => ({ keys: say(`dedalos-web-key-${name}`), does: say(`dedalos-web-key-${name}-does`) })),
});

export const screen: Screen = {
  Board,
  Own,
  Now,
  Seat,
  Strip,
  together: () => true,
  keys: () => [group("turn", ["tile", "turn", "kind", "cells", "act"]), group("maze", ["pan", "zoom", "fit"])],
  steps,
  sounds,
  progress,
  text: (scene) => text(playOf(scene)),
};

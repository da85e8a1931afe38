import { NAMES } from "../../board/geometry";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { AmazeingView } from "../../wire/types";
import type { Screen, Step } from "../contract";
import Board from "./Board.svelte";
import Now from "./Now.svelte";
import Own from "./Own.svelte";
import { progress, why, worth } from "./progress";
import Seat from "./Seat.svelte";
import { sounds } from "./sounds";
import { text } from "./text";

const viewOf = (scene: Scene): AmazeingView | null => scene.view as AmazeingView | null;

function steps(scene: Scene): Step[] {
  const phase = viewOf(scene)?.phase ?? "push";
  const moving = phase === "move";
  return [
    { label: say("amazeing-web-step-push"), state: moving || phase === "over" ? "done" : "now" },
    { label: say("amazeing-web-step-move"), state: moving ? "now" : phase === "over" ? "done" : "next" },
  ];
}

export const screen: Screen = {
  Board,
  Own,
  Now,
  Seat,
  steps,
  sounds,
  progress,
  worth,
  why,
  text: (scene) => text(viewOf(scene), scene, NAMES),
};

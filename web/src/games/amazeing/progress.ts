// How far a seat is, as everybody sees it.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { AmazeingView } from "../../wire/types";

export interface Share {
  done: number;
  all: number;
}

/** Cards found, out of those that a seat has or had to find. */
export function share(view: AmazeingView, seat: number): Share {
  const { found, left, face_up: open } = view.hands[seat]!;
  return { done: found.length, all: found.length + left + open.length };
}

/** The points of a game that is over and counted in points. */
export const points = (scene: Scene, seat: number): number | undefined => scene.outcome?.scores[seat];

export function progress(scene: Scene, seat: number): string {
  const view = scene.view as AmazeingView | null;
  if (!view?.hands[seat]) return "";
  const score = points(scene, seat);
  return score === undefined ? say("amazeing-web-progress", { ...share(view, seat) }) : say("amazeing-web-progress-points", { points: score });
}

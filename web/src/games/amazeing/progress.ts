// How far a seat is, as everybody sees it.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { AmazeingPoints, AmazeingSigns, AmazeingView } from "../../wire/types";

export interface Share {
  done: number;
  all: number;
}

/** Cards found, out of those that a seat has or had to find. */
export function share(view: AmazeingView, seat: number): Share {
  const { found, left, face_up: open } = view.hands[seat]!;
  return { done: found.length, all: found.length + left + open.length };
}

const signsOf = (scene: Scene): AmazeingSigns | null => scene.signs as AmazeingSigns | null;

/** What a seat has scored so far, where points count. */
export const points = (scene: Scene, seat: number): AmazeingPoints | undefined => signsOf(scene)?.points[seat];

export function progress(scene: Scene, seat: number): string {
  const view = scene.view as AmazeingView | null;
  if (!view?.hands[seat]) return "";
  const score = points(scene, seat);
  return score ? say("amazeing-web-progress-points", { points: score.total }) : say("amazeing-web-progress", { ...share(view, seat) });
}

export function worth(scene: Scene): string {
  const signs = signsOf(scene);
  return signs?.points.length ? say("amazeing-web-worth", { day: signs.day, night: signs.night }) : "";
}

export function why(scene: Scene, seat: number): string {
  const score = points(scene, seat);
  const found = (scene.view as AmazeingView | null)?.hands[seat]?.found.length ?? 0;
  return score ? say("amazeing-web-why", { ...score, cards: found }) : "";
}

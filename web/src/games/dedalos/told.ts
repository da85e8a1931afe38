// What would come of it, in a sentence: for whoever is about to do something.

import { listed } from "../../board/said";
import { say } from "../../house.svelte";
import { nameOf } from "./cells";
import { placeOf } from "./legal";
import type { Play } from "./play.svelte";

export interface Told {
  title: string;
  text: string;
}

export function told(play: Play): Told {
  if (play.stage === "minotaur") return hunting(play);
  const { action, kind } = play;
  if (kind === "discard") return { title: say(play.mustDiscard ? "dedalos-web-discard-only" : "dedalos-web-discard-title"), text: say("dedalos-web-discard-how", { count: play.hand.length }) };
  if (!play.offers.size && !play.can(kind)) return { title: say("dedalos-web-spent"), text: say("dedalos-web-spent-how", { hand: play.signs?.hand ?? 0 }) };
  if (action) return acting(play, action);
  if (kind === "lay") return looking(play);
  if (kind === "move") return { title: say("dedalos-web-move-title"), text: say("dedalos-web-move-how", { count: play.legal.moves.size }) };
  const { victim } = play;
  if (victim === null) return { title: say("dedalos-web-push-title"), text: say("dedalos-web-push-whom") };
  return { title: say("dedalos-web-push-title"), text: say("dedalos-web-push-where", { player: play.nameOfSeat(victim) }) };
}

function looking(play: Play): Told {
  if (play.waiting) return { title: say("dedalos-web-beast-title"), text: say("dedalos-web-beast-how") };
  if (play.collapsing) return { title: say("dedalos-web-collapse-title"), text: say("dedalos-web-collapse-how", { count: play.legal.collapses.size }) };
  const { places, covers } = play.layings;
  const stars = play.tile?.shows.length ?? 0;
  const turnable = play.tile !== null && play.layable(play.tile) ? "yes" : "no";
  return {
    title: say("dedalos-web-places", { count: places.length }),
    text: say("dedalos-web-places-how", { places: places.length, covers: covers.length, stars, turnable }),
  };
}

/** What the action on the cell that is aimed at would do. */
function acting(play: Play, action: string): Told {
  const [word = ""] = action.split(" ");
  const cell = placeOf(action)!;
  const player = word === "push" && play.victim !== null ? play.nameOfSeat(play.victim) : "";
  const covers = play.layings.covers.includes(cell);
  const title = say(`dedalos-web-at-${word === "lay" && covers ? "cover" : word}`, { cell, player });
  return { title, text: outlook(play) };
}

/** How the way out would be then. */
function outlook(play: Play): string {
  const { ahead, preys } = play;
  const { viewer } = play.scene;
  if (!ahead || viewer === null) return "";
  if (ahead.view.winner === viewer) return say("dedalos-web-then-out");
  if (preys.includes(viewer)) return say("dedalos-web-then-caught");
  if (preys.length) return say("dedalos-web-then-catches", { players: listed(preys.map((seat) => play.nameOfSeat(seat))) });
  const nearest = ahead.signs.nearest[viewer];
  return nearest ? say("dedalos-web-then-steps", { steps: nearest.steps, exit: nameOf(nearest.exit) }) : say("dedalos-web-then-none");
}

/** Whether the minotaur may go back; "": that goes without saying. */
function back({ view, barred }: Play): "any" | "never" | "" {
  if (!view?.minotaur?.origin) return "any";
  return barred && !view.minotaur.jumped ? "never" : "";
}

function hunting(play: Play): Told {
  const { action, legal, preys, view, ahead } = play;
  if (!action) {
    const title = say("dedalos-web-hunt-title", { steps: view?.steps ?? 0 });
    return { title, text: say("dedalos-web-hunt-how", { ways: legal.steps.size, jumps: legal.jumps.size, back: back(play) }) };
  }
  const [word = ""] = action.split(" ");
  const title = say(`dedalos-web-at-${word}`, { cell: placeOf(action)!, player: "" });
  if (preys.length) return { title, text: say("dedalos-web-then-catches", { players: listed(preys.map((seat) => play.nameOfSeat(seat))) }) };
  const ends = ahead?.view.minotaur && nameOf(ahead.view.minotaur.at);
  return { title, text: ends && ends !== placeOf(action) ? say("dedalos-web-then-runs", { cell: ends }) : "" };
}

/** The strong button: what it says for what is made up so far. */
export function deed(play: Play): string {
  const { action, kind } = play;
  if (action) return doing(action);
  if (play.stage === "minotaur") return say("dedalos-web-pick-way");
  if (kind === "discard") return say("dedalos-web-do-discard", { count: play.hand.length });
  if (kind !== "lay") return say("dedalos-web-pick-cell");
  return say(play.collapsing ? "dedalos-web-pick-exit" : "dedalos-web-pick-place");
}

export const doing = (action: string): string => say(`dedalos-web-do-${action.split(" ")[0]}`, { cell: placeOf(action) ?? "" });

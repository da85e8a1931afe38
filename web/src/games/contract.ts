// What a game brings to the screen. A new game needs its folder with a screen and a card, an entry in `screens`, and its
// catalogue, nothing else.

import type { Component } from "svelte";

import type { Scene } from "../scene";
import type { Sounds } from "../table/sounds";

/** A step of a turn, for the header: done, now, or still to come. */
export interface Step {
  label: string;
  state: "done" | "now" | "next";
}

/** Some keys and what they do, under one heading. */
export interface KeyGroup {
  title: string;
  keys: readonly { keys: string; does: string }[];
}

export interface Screen {
  /** The table itself, filling the space it gets. It registers its animator with the scene. */
  Board: Component<{ scene: Scene }>;
  /** The viewer's own things: cards, boards. */
  Own: Component<{ scene: Scene }>;
  /** What to do now: the prompt, what it acts on, and the one strong button. */
  Now: Component<{ scene: Scene }>;
  /** What everybody sees of one seat: cards found, points. */
  Seat: Component<{ scene: Scene; seat: number }>;
  /** The same in a few small pictures, for the seat strip of a narrow page; without it the strip says `progress`. */
  Strip?: Component<{ scene: Scene; seat: number }>;
  /** What luck has just brought, for those who only look on: beside the board of a replay. */
  Luck?: Component<{ scene: Scene }>;
  /** What the game has led to, for the room that is left below the result of a narrow page. */
  Finale?: Component<{ scene: Scene }>;
  /** Whether on narrow pages `Now` shows the own things too, and has their room. */
  together?(scene: Scene): boolean;
  /** The keys of its board, where they are not those of the shifting maze. */
  keys?(): KeyGroup[];
  /** Whose turn it is, where somebody else may have to decide in it. */
  turn?(scene: Scene): number | undefined;
  /** The steps of a turn. */
  steps(scene: Scene): Step[];
  /** What is heard of its events. */
  sounds: Sounds;
  /** One short word on how far a seat is, for the seat strip of a phone: "2 of 6". */
  progress(scene: Scene, seat: number): string;
  /** What brings points, above the seats: "day 1 · night 2 points". */
  worth?(scene: Scene): string;
  /** What the points of a seat are for, where they are added up: for the result. */
  why?(scene: Scene, seat: number): string;
  /** The whole position in sentences, for whoever does not see the board. */
  text(scene: Scene): string[];
}

/** The screens load on demand; the lobby shows the games in this order. */
export const screens: Record<string, () => Promise<{ screen: Screen }>> = {
  amazeing: () => import("./amazeing/screen"),
  team: () => import("./team/screen"),
  dragon: () => import("./dragon/screen"),
  dedalos: () => import("./dedalos/screen"),
};

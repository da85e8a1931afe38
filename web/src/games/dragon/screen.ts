import { say } from "../../house.svelte";
import type { Screen } from "../contract";
import Board from "./Board.svelte";
import Luck from "./Luck.svelte";
import Now from "./Now.svelte";
import Own from "./Own.svelte";
import { playOf } from "./play.svelte";
import { why } from "./score";
import Seat from "./Seat.svelte";
import { sounds } from "./sounds";
import { steps } from "./steps";
import Strip from "./Strip.svelte";
import { text } from "./text";

export const screen: Screen = {
  Board,
  Own,
  Now,
  Seat,
  Strip,
  Luck,
  together: (scene) => playOf(scene).gambles,
  turn: (scene) => playOf(scene).view?.seat,
  steps,
  sounds,
  progress: (scene, seat) => say("dragon-web-progress", { points: playOf(scene).signs?.points[seat]?.total ?? 0 }),
  why,
  text,
};

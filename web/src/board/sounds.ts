import { SLIDE, type Sounds } from "../table/sounds";

/** What is heard of a shifting maze. */
export const shifting: Sounds = {
  Pushed: ["push", SLIDE],
  Walked: ["step", SLIDE],
};

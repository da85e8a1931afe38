import { shifting } from "../../board/sounds";
import { SLIDE, type Sounds } from "../../table/sounds";

export const sounds: Sounds = {
  ...shifting,
  DaedalusPushed: ["push", SLIDE],
  DaedalusFlipped: ["push", SLIDE],
  Covered: ["push", SLIDE],
  LeftCovered: ["push", SLIDE],
  Rotated: ["push", SLIDE],
  Switched: ["push", SLIDE],
  Sent: ["step", SLIDE],
  Collected: ["find", SLIDE],
};

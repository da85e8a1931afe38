import { shifting } from "../../board/sounds";
import { SLIDE, type Sounds } from "../../table/sounds";

export const sounds: Sounds = {
  ...shifting,
  Found: ["find", SLIDE],
  CoinTurned: ["find", SLIDE],
};

import { shifting } from "../../board/sounds";
import { SLIDE, type Sounds } from "../../table/sounds";

const TUMBLE = 1.3;
const READING = 0.6;
const DRAGON = 0.9;
const END = 1.4;

export const sounds: Sounds = {
  ...shifting,
  Took: ["find", SLIDE],
  CoinGained: ["coin", 0],
  DragonTurned: ["dice", TUMBLE],
  GuardianWoke: ["dice", TUMBLE],
  DuelRolled: ["dice", TUMBLE],
  FinalRolled: ["dice", TUMBLE],
  RolledAgain: ["card", READING],
  Doubled: ["card", READING],
  Lost: ["loss", READING],
  Challenged: ["roar", DRAGON + READING],
  Failed: ["roar", DRAGON + END],
  Slain: ["find", DRAGON + END],
};

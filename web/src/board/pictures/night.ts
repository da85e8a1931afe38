// The signs of the night. Each icon is cut to what is drawn of it.

import Cat from "~icons/game-icons/cat";
import CrystalBall from "~icons/game-icons/crystal-ball";
import Dragonfly from "~icons/game-icons/dragonfly";
import FallingStar from "~icons/game-icons/falling-star";
import Fox from "~icons/game-icons/fox";
import Galaxy from "~icons/game-icons/galaxy";
import Hedgehog from "~icons/game-icons/hedgehog";
import Jellyfish from "~icons/game-icons/jellyfish";
import Raven from "~icons/game-icons/raven";
import Snail from "~icons/game-icons/snail";
import StagHead from "~icons/game-icons/stag-head";
import WolfHowl from "~icons/game-icons/wolf-howl";

import type { Pictures } from "../kit";

export const night: Pictures = {
  wolf: { icon: WolfHowl, box: "21 14 468 468", glows: true },
  cat: { icon: Cat, box: "15 22 484 484", glows: true },
  fox: { icon: Fox, box: "19 19 475 475", glows: true },
  raven: { icon: Raven, box: "68 18 480 480", glows: true },
  hedgehog: { icon: Hedgehog, box: "14 12 484 484", glows: true },
  snail: { icon: Snail, box: "15 21 482 482", glows: true },
  jellyfish: { icon: Jellyfish, box: "-15 15 484 484", glows: true },
  firefly: { icon: Dragonfly, box: "16 14 483 483", glows: true },
  galaxy: { icon: Galaxy, box: "15 13 486 486", glows: true },
  "falling-star": { icon: FallingStar, box: "21 21 477 477", glows: true },
  "crystal-ball": { icon: CrystalBall, box: "12 16 486 486", glows: true },
  stag: { icon: StagHead, box: "17 16 481 481", glows: true },
};

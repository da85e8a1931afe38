// The treasures and the markings of the Team Edition. Each icon is cut to what is drawn of it.

import Amphora from "~icons/game-icons/amphora";
import Beet from "~icons/game-icons/beet";
import Broom from "~icons/game-icons/broom";
import CandleLight from "~icons/game-icons/candle-light";
import Cauldron from "~icons/game-icons/cauldron";
import CrystalGrowth from "~icons/game-icons/crystal-growth";
import DeathSkull from "~icons/game-icons/death-skull";
import Elephant from "~icons/game-icons/elephant";
import FairyWand from "~icons/game-icons/fairy-wand";
import GemPendant from "~icons/game-icons/gem-pendant";
import HandheldFan from "~icons/game-icons/handheld-fan";
import MightyHorn from "~icons/game-icons/mighty-horn";
import NautilusShell from "~icons/game-icons/nautilus-shell";
import OldLantern from "~icons/game-icons/old-lantern";
import PlainDagger from "~icons/game-icons/plain-dagger";
import PointyHat from "~icons/game-icons/pointy-hat";
import RuneStone from "~icons/game-icons/rune-stone";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Sickle from "~icons/game-icons/sickle";
import SkeletonKey from "~icons/game-icons/skeleton-key";
import StandingPotion from "~icons/game-icons/standing-potion";
import SuperMushroom from "~icons/game-icons/super-mushroom";
import VoodooDoll from "~icons/game-icons/voodoo-doll";
import Wingfoot from "~icons/game-icons/wingfoot";

import type { Pictures } from "../kit";

export const team: Pictures = {
  mushroom: { icon: SuperMushroom, box: "17 21 478 478" },
  elephant: { icon: Elephant, box: "16 16 481 481" },
  sickle: { icon: Sickle, box: "17 20 479 479" },
  fan: { icon: HandheldFan, box: "14 14 484 484" },
  candle: { icon: CandleLight, box: "26 19 474 474" },
  key: { icon: SkeletonKey, box: "14 13 486 486" },
  urn: { icon: Amphora, box: "14 14 481 481" },
  amulet: { icon: GemPendant, box: "8 14 486 486" },
  "magic-hat": { icon: PointyHat, box: "19 19 478 478" },
  "dragon-tooth": { icon: MightyHorn, box: "23 43 451 451" },
  cauldron: { icon: Cauldron, box: "21 20 475 475" },
  dagger: { icon: PlainDagger, box: "10 10 490 490" },
  skull: { icon: DeathSkull, box: "11 11 490 490" },
  lantern: { icon: OldLantern, box: "19 19 473 473" },
  "magic-broom": { icon: Broom, box: "76 13 471 471" },
  scroll: { icon: ScrollUnfurled, box: "18 13 484 484" },
  "winged-sandals": { icon: Wingfoot, box: "17 14 482 482" },
  "rune-stone": { icon: RuneStone, box: "24 16 481 481" },
  potion: { icon: StandingPotion, box: "14 12 487 487" },
  "magic-wand": { icon: FairyWand, box: "14 16 482 482" },
  doll: { icon: VoodooDoll, box: "7 15 483 483" },
  mandrake: { icon: Beet, box: "16 16 480 480" },
  "magic-crystal": { icon: CrystalGrowth, box: "13 11 489 489" },
  shell: { icon: NautilusShell, box: "17 17 478 478" },
  ...Object.fromEntries(
    [
      "M42 10h16v32h32v16H58v32H42V58H10V42h32z",
      "M12 12h76v76H12zM28 28v44h44V28z",
      "M50 8 94 88H6zM50 40 33 73h34z",
      "M50 8a42 42 0 1 0 .1 0zM50 24a26 26 0 1 1-.1 0z",
      "M50 8 92 50 50 92 8 50zM50 31 31 50l19 19 19-19z",
      "M20 9 50 39 80 9 91 20 61 50 91 80 80 91 50 61 20 91 9 80 39 50 9 20z",
      "M8 22h84v16H8zM8 62h84v16H8z",
      "M22 8h16v84H22zM62 8h16v84H62z",
      "M8 66 50 24l42 42-12 12-30-31-30 31z",
      "M50 8 58 42 92 50 58 58 50 92 42 58 8 50 42 42z",
    ].map((path, index) => [`mark-${index + 1}`, { path, box: "0 0 100 100", small: true }]),
  ),
};

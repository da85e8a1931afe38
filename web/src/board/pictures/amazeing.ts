// The treasures of The aMAZEing Labyrinth. Each icon is cut to what is drawn of it.

import Bat from "~icons/game-icons/bat";
import BigDiamondRing from "~icons/game-icons/big-diamond-ring";
import Broadsword from "~icons/game-icons/broadsword";
import DeathSkull from "~icons/game-icons/death-skull";
import Emerald from "~icons/game-icons/emerald";
import Fairy from "~icons/game-icons/fairy";
import Gecko from "~icons/game-icons/gecko";
import Ghost from "~icons/game-icons/ghost";
import Keyring from "~icons/game-icons/keyring";
import LitCandelabra from "~icons/game-icons/lit-candelabra";
import LockedChest from "~icons/game-icons/locked-chest";
import MagicLamp from "~icons/game-icons/magic-lamp";
import OrcHead from "~icons/game-icons/orc-head";
import Owl from "~icons/game-icons/owl";
import QueenCrown from "~icons/game-icons/queen-crown";
import Rat from "~icons/game-icons/rat";
import ScarabBeetle from "~icons/game-icons/scarab-beetle";
import SecretBook from "~icons/game-icons/secret-book";
import SpartanHelmet from "~icons/game-icons/spartan-helmet";
import SpiderAlt from "~icons/game-icons/spider-alt";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import SwapBag from "~icons/game-icons/swap-bag";
import TreasureMap from "~icons/game-icons/treasure-map";
import WomanElfFace from "~icons/game-icons/woman-elf-face";

import type { Pictures } from "../kit";

export const amazeing: Pictures = {
  book: { icon: SecretBook, box: "20 20 471 471" },
  gold: { icon: SwapBag, box: "12 19 479 479" },
  map: { icon: TreasureMap, box: "30 30 452 452" },
  crown: { icon: QueenCrown, box: "17 3 478 478" },
  keys: { icon: Keyring, box: "19 19 474 474", bold: 18 },
  skull: { icon: DeathSkull, box: "11 11 490 490" },
  ring: { icon: BigDiamondRing, box: "16 16 479 479", bold: 8 },
  chest: { icon: LockedChest, box: "13 10 484 484" },
  emerald: { icon: Emerald, box: "11 12 485 485" },
  sword: { icon: Broadsword, box: "16 18 480 480", bold: 10 },
  candelabrum: { icon: LitCandelabra, box: "18 15 480 480", bold: 12 },
  helmet: { icon: SpartanHelmet, box: "16 16 481 481" },
  bat: { icon: Bat, box: "24 24 464 464", bold: 6 },
  dragon: { icon: SpikedDragonHead, box: "14 14 484 484" },
  genie: { icon: MagicLamp, box: "14 11 481 481" },
  ghost: { icon: Ghost, box: "17 17 478 478" },
  troll: { icon: OrcHead, box: "13 13 486 486" },
  princess: { icon: WomanElfFace, box: "28 28 457 457" },
  lizard: { icon: Gecko, box: "19 18 481 481" },
  moth: { icon: Fairy, box: "14 16 484 484", turn: -33 },
  owl: { icon: Owl, box: "15 13 484 484" },
  rat: { icon: Rat, box: "27 27 458 458" },
  scarab: { icon: ScarabBeetle, box: "13 13 484 484" },
  spider: { icon: SpiderAlt, box: "10 16 491 491" },
};

// What a seat would score if the game ended now, and for what.

import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonSigns, DragonView } from "../../wire/types";

export function why(scene: Scene, seat: number): string {
  const hand = (scene.view as DragonView | null)?.hands[seat];
  const signs = scene.signs as DragonSigns | null;
  const points = signs?.points[seat];
  if (!hand || !points) return "";
  return say("dragon-web-why", {
    treasures: points.treasures,
    values: hand.treasures.length > 1 ? hand.treasures.join(" + ") : "none",
    coins: points.coins,
    count: hand.coins,
    coin: signs.coin,
    dragon: points.dragon,
  });
}

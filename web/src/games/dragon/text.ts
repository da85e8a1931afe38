// The whole position in sentences.

import { NAMES } from "../../board/geometry";
import { listed, sidesOf } from "../../board/said";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonSigns, DragonView } from "../../wire/types";
import { why } from "./score";
import { nextToDuel } from "./told";

const name = (square: number): string => NAMES[square]!;
const list = (values: readonly number[]): string => listed(values.map(String)) || "none";

export function text(scene: Scene): string[] {
  const view = scene.view as DragonView | null;
  const signs = scene.signs as DragonSigns | null;
  if (!view || !signs) return [];
  const decides = scene.players[scene.toAct ?? view.seat]?.name ?? "";
  return [
    say("dragon-web-text-turn", { player: decides, phase: view.phase, extra: view.extra ? "yes" : "no", roll: view.roll ?? 0 }),
    ...(view.duellists.length > 1 ? [nextToDuel(scene, view)] : []),
    say("dragon-web-text-dragon", { facing: say(`direction-${"NESW"[Math.log2(view.facing)]}`), square: name(signs.faced), lives: view.slayer === null ? "yes" : "no" }),
    say("dragon-web-text-guardians", { white: name(view.guardians[0]!), black: name(view.guardians[1]!) }),
    say("dragon-web-text-current", { value: signs.current ?? 0, squares: listed(view.treasures.filter(({ value }) => value === signs.current).map(({ at }) => name(at))) }),
    ...(view.cards.length ? [say("dragon-web-text-cards", { values: list(view.cards) })] : []),
    ...view.hands.map((hand, seat) =>
      say("dragon-web-text-seat", {
        player: scene.players[seat]?.name ?? "",
        square: name(view.pieces[seat]!),
        treasures: list(hand.treasures),
        coins: hand.coins,
        low: hand.low,
        high: hand.high,
        points: signs.points[seat]!.total,
        why: why(scene, seat),
      }),
    ),
    say("dragon-web-text-gone", { played: list([...view.played].sort((one, other) => one - other)), lost: list(view.lost) }),
    say("dragon-web-text-spare", { sides: sidesOf(view.spare.openings), closed: view.banned === null ? "none" : name(view.banned) }),
    ...Array.from({ length: 7 }, (_, row) => say("dragon-web-text-row", { row: row + 1, tiles: rowOf(view, signs, row) })),
  ];
}

function rowOf(view: DragonView, signs: DragonSigns, row: number): string {
  const tiles = view.maze.tiles.slice(row * 7, row * 7 + 7).map((tile, column) => {
    const at = row * 7 + column;
    const value = view.treasures.find((treasure) => treasure.at === at)?.value ?? 0;
    return say("dragon-web-text-tile", { square: name(at), sides: sidesOf(tile.openings), value, lair: at === signs.lair ? "yes" : "no" });
  });
  return tiles.join("; ");
}

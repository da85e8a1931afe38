// The way of a walk, as it is drawn: with jumps where a spell carries it.

import { towards } from "../../board/geometry";
import { seatKey, type Motion, type Position, type Square } from "../../board/kit";
import { motions } from "../../board/motions";
import { covered } from "../../board/rooms";
import type { GameEvent } from "../../scene";
import type { Walked, Tile } from "../../wire/types";

/** A path in stretches without a jump. */
export function stretches(path: readonly Square[]): Square[][] {
  const all: Square[][] = [];
  path.forEach((square, index) => {
    const before = path[index - 1];
    if (before === undefined || towards(before, square) === null) all.push([square]);
    else all[all.length - 1]!.push(square);
  });
  return all;
}

/** Where on its path a walk uses its spell: rubble that it crosses, and both ends of a jump. */
export function castings(tiles: readonly Tile[], path: readonly Square[]): Square[] {
  const crossed = path.slice(1, -1).filter((square) => covered(tiles[square]!));
  const jumps = stretches(path).flatMap((stretch, index, all) => [
    ...(index ? [stretch[0]!] : []),
    ...(index < all.length - 1 ? [stretch[stretch.length - 1]!] : []),
  ]);
  return [...new Set([...crossed, ...jumps])];
}

/** What moves at an event: as in all games of the shifting maze, but walks may jump. */
export function moved(event: GameEvent, position: Position): readonly Motion[] {
  if (event.type !== "Walked") return motions(event, position);
  const { seat, path } = event as Walked;
  const key = seatKey(seat);
  return stretches(path).flatMap((stretch, index): Motion[] => [
    ...(index ? [{ move: "teleport" as const, key, to: stretch[0]! }] : []),
    ...(stretch.length > 1 ? [{ move: "walk" as const, key, path: stretch }] : []),
  ]);
}

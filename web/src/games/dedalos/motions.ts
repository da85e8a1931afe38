// What moves in the maze when something happens, and how the maze is after it.

import { seatKey } from "../../board/kit";
import type { GameEvent } from "../../scene";
import type { DedalosEvent, DedalosView, Tile } from "../../wire/types";
import { nameOf } from "./cells";

export const MINOTAUR = "minotaur";
const COLLAPSED: Tile = { openings: 0, shows: ["collapse"] };

/** A tribute in the maze, or the minotaur. */
export interface Figure {
  key: string;
  at: string;
  /** Where the minotaur has come from, if it may not go back there. */
  origin?: string | null;
  jumped?: boolean;
}

export interface Position {
  tiles: ReadonlyMap<string, Tile>;
  figures: readonly Figure[];
}

export type Motion =
  /** Without a tile: the one that lies there is taken up again. */
  | { move: "lay"; at: string; tile: Tile | null }
  | { move: "collapse"; at: string; tile: Tile }
  | { move: "walk" | "jump"; key: string; at: string; origin: string | null }
  | { move: "rise"; key: string; at: string }
  /** Figures that leave together, at one cell. */
  | { move: "catch"; keys: readonly string[]; at: string };

export function laid(view: DedalosView): Position {
  const figures: Figure[] = view.tributes.flatMap((cell, seat) => (cell ? [{ key: seatKey(seat), at: nameOf(cell) }] : []));
  const { minotaur } = view;
  if (minotaur) {
    const origin = minotaur.origin && nameOf(minotaur.origin);
    figures.push({ key: MINOTAUR, at: nameOf(minotaur.at), origin, jumped: minotaur.jumped });
  }
  return { tiles: new Map(view.grid.laid.map(([cell, tile]) => [nameOf(cell), tile])), figures };
}

export function motions(event: GameEvent, position: Position): Motion[] {
  const happened = event as DedalosEvent;
  switch (happened.type) {
    case "Laid":
    case "Covered":
      return [{ move: "lay", at: nameOf(happened.at), tile: happened.tile }];
    case "Collapsed":
      return [{ move: "collapse", at: nameOf(happened.at), tile: COLLAPSED }];
    case "Moved":
      return [{ move: "walk", key: seatKey(happened.seat), at: nameOf(happened.to), origin: null }];
    case "Shoved":
      return [{ move: "walk", key: seatKey(happened.victim), at: nameOf(happened.to), origin: null }];
    case "MinotaurEntered":
      return [{ move: "rise", key: MINOTAUR, at: "o" }];
    case "MinotaurStepped":
      return [{ move: "walk", key: MINOTAUR, at: nameOf(happened.to), origin: nameOf(happened.start) }];
    case "MinotaurJumped":
      return [{ move: "jump", key: MINOTAUR, at: nameOf(happened.to), origin: nameOf(happened.start) }];
    case "Caught":
      return [{ move: "catch", keys: [seatKey(happened.seat)], at: nameOf(happened.at) }];
    case "MinotaurLeft":
    case "MinotaurWithdrew": {
      const minotaur = position.figures.find(({ key }) => key === MINOTAUR);
      return minotaur ? [{ move: "catch", keys: [MINOTAUR], at: minotaur.at }] : [];
    }
    case "CameBack":
      return [{ move: "rise", key: seatKey(happened.seat), at: "o" }];
    default:
      return [];
  }
}

/** The position after a motion. */
export function moved({ tiles, figures }: Position, motion: Motion): Position {
  switch (motion.move) {
    case "lay":
    case "collapse": {
      const after = new Map(tiles);
      if (motion.tile) after.set(motion.at, motion.tile);
      else after.delete(motion.at);
      return { tiles: after, figures };
    }
    case "rise":
      return { tiles, figures: [...figures, { key: motion.key, at: motion.at }] };
    case "catch":
      return { tiles, figures: figures.filter(({ key }) => !motion.keys.includes(key)) };
    default: {
      const { key, at, origin } = motion;
      return { tiles, figures: figures.map((figure) => (figure.key === key ? { key, at, origin, jumped: motion.move === "jump" } : figure)) };
    }
  }
}

/** Everything that moves, in order; whoever is caught leaves together with the minotaur. */
export function sequence(events: readonly GameEvent[], start: Position): Motion[] {
  const all: Motion[] = [];
  let position = start;
  for (const event of events) {
    for (const motion of motions(event, position)) {
      position = moved(position, motion);
      const last = all[all.length - 1];
      if (motion.move === "catch" && last?.move === "catch") all[all.length - 1] = { ...last, keys: [...last.keys, ...motion.keys] };
      else all.push(motion);
    }
  }
  return all;
}

/** The same backwards, from the position in which it began. */
export function backwards(all: readonly Motion[], start: Position): Motion[] {
  let position = start;
  const back = all.map((motion) => {
    const before = position;
    position = moved(position, motion);
    return undone(motion, before);
  });
  return back.reverse().flat();
}

function undone(motion: Motion, { tiles, figures }: Position): Motion[] {
  const { at } = motion;
  switch (motion.move) {
    case "lay":
    case "collapse":
      return [{ move: "lay", at, tile: tiles.get(at) ?? null }];
    case "rise":
      return [{ move: "catch", keys: [motion.key], at }];
    case "catch":
      return figures.filter(({ key }) => motion.keys.includes(key)).map((figure) => ({ move: "rise", key: figure.key, at: figure.at }));
    default:
      return figures
        .filter(({ key }) => key === motion.key)
        .map((figure) => ({ move: motion.move, key: figure.key, at: figure.at, origin: figure.origin ?? null }));
  }
}

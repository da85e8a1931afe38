// The legal actions by what they need: a tile and a cell, a cell, somebody to push. Only the texts are read; no rule is known.

import { lettersOf } from "../../board/geometry";
import type { Tile } from "../../wire/types";

export type Kind = "lay" | "move" | "push" | "discard";

type Cells = ReadonlySet<string>;

export interface Legal {
  /** Where a tile may be laid, by its text. */
  lays: ReadonlyMap<string, Cells>;
  collapses: Cells;
  moves: Cells;
  /** Where the tribute of a seat may be pushed. */
  pushes: ReadonlyMap<number, Cells>;
  steps: Cells;
  jumps: Cells;
  discard: boolean;
  stop: boolean;
}

export function sorted(legal: readonly string[]): Legal {
  const lays = new Map<string, Set<string>>();
  const pushes = new Map<number, Set<string>>();
  const cells = { collapse: new Set<string>(), move: new Set<string>(), step: new Set<string>(), jump: new Set<string>() };
  for (const action of legal) {
    const [word = "", first = "", second = ""] = action.split(" ");
    if (word === "lay") lays.set(second, (lays.get(second) ?? new Set()).add(first));
    else if (word === "push") pushes.set(Number(first), (pushes.get(Number(first)) ?? new Set()).add(second));
    else if (word in cells) cells[word as keyof typeof cells].add(first);
  }
  return {
    lays,
    collapses: cells.collapse,
    moves: cells.move,
    pushes,
    steps: cells.step,
    jumps: cells.jump,
    discard: legal.includes("discard"),
    stop: legal.includes("stop"),
  };
}

/** The text of a tile, as it stands in an action. */
export const textOf = ({ openings, shows }: Tile): string => [lettersOf(openings), ...shows].join("+");

/** The cell of an action; null: it has none. */
export function placeOf(action: string): string | null {
  const [word, first = null, second = null] = action.split(" ");
  return word === "push" ? second : first;
}

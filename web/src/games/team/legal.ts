// The legal actions by what they need: an arrow, a tile, two tiles, a square. Only the texts are read; no rule is known.

import { maskOf, squareOf } from "../../board/geometry";
import type { Arrow, Square } from "../../board/kit";
import type { TeamView } from "../../wire/types";

export type Spell = TeamView["used"][number];

export interface Legal {
  pushes: ReadonlySet<Arrow>;
  /** The ways in which the tile of a square may be laid. */
  rotations: ReadonlyMap<Square, readonly number[]>;
  switches: readonly (readonly [Square, Square])[];
  moves: ReadonlySet<Square>;
  /** The ways in which the tile may be laid that was just turned face up. */
  turns: readonly number[];
  choices: readonly Spell[];
  /** Actions of one word. */
  uncover: boolean;
  leave: boolean;
  end: boolean;
}

export function sorted(legal: readonly string[]): Legal {
  const pushes = new Set<Arrow>();
  const rotations = new Map<Square, number[]>();
  const switches: [Square, Square][] = [];
  const moves = new Set<Square>();
  const turns: number[] = [];
  const choices: Spell[] = [];
  for (const action of legal) {
    const [word = "", first = "", second = ""] = action.split(" ");
    if (word === "rotate") {
      const [name = "", letters = ""] = first.split("/");
      const at = squareOf(name);
      rotations.set(at, [...(rotations.get(at) ?? []), maskOf(letters)]);
    } else if (word === "switch") switches.push([squareOf(first), squareOf(second)]);
    else if (word === "move") moves.add(squareOf(first));
    else if (word === "turn") turns.push(maskOf(first));
    else if (word === "choose") choices.push(first as Spell);
    else if (word.includes("/")) pushes.add(squareOf(word.split("/")[0]!));
  }
  const uncover = legal.includes("uncover");
  return { pushes, rotations, switches, moves, turns, choices, uncover, leave: legal.includes("leave"), end: legal.includes("end") };
}

/** The tiles that may be switched with one. */
export const partners = ({ switches }: Legal, first: Square): Square[] =>
  switches.flatMap(([one, other]) => (one === first ? [other] : other === first ? [one] : []));

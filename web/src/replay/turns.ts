// A game that is over, turn by turn.

import type { GameEvent } from "../scene";
import type { Moment, Outcome } from "../wire/types";

export interface Turn {
  number: number;
  /** Who took it; null: the deal. */
  seat: number | null;
  /** The first and the last of its steps. */
  first: number;
  last: number;
  /** What happened in each of its steps, in sentences. */
  told: readonly (readonly string[])[];
}

export function turns(steps: readonly Moment[]): Turn[] {
  const found: Turn[] = [];
  steps.forEach(({ turn, seat, told }, step) => {
    const current = found.at(-1);
    if (current?.number === turn) found[found.length - 1] = { ...current, last: step, told: [...current.told, told] };
    else found.push({ number: turn, seat, first: step, last: step, told: [told] });
  });
  return found;
}

export const eventsOf = (moment: Moment | undefined): readonly GameEvent[] => (moment?.events ?? []) as readonly GameEvent[];

/** Everything heard up to a step. */
export const heardUntil = (steps: readonly Moment[], step: number): GameEvent[] => steps.slice(0, step + 1).flatMap((each) => eventsOf(each));

/** How the game had ended at a step, if it had. */
export function outcomeAt(steps: readonly Moment[], step: number): Outcome | null {
  const ended = heardUntil(steps, step).find((event) => event.type === "Ended") as { outcome: Outcome } | undefined;
  return ended?.outcome ?? null;
}

/** The number of the line that a record was refused for, and the line; null: it was refused as a whole. */
export function wrongLine(record: string, code: string, text: string): { number: number; line: string } | null {
  const found = code === "record-line" ? /\d[\d.,\u202f]*/.exec(text) : null;
  if (!found) return null;
  const number = Number(found[0].replace(/\D/g, ""));
  return { number, line: record.split("\n")[number - 1] ?? "" };
}

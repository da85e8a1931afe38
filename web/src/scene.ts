// What a board gets to draw and may ask for: a running game, or one that is looked at again. Boards know nothing else.

import type { Outcome, Previewed, Refused } from "./wire/types";

/** Something that happened; `type` says what, and the types of each game are in wire/types. */
export interface GameEvent {
  type: string;
}

export interface Player {
  name: string;
  kind: "person" | "bot" | "nobody";
  piece: string;
}

/** Moves what is drawn from one view to the next. It must stop at once when the signal says so. */
export interface Animator {
  /** `pace`: how many times as fast as usual. */
  play(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal, pace?: number): Promise<void>;
  /** The same backwards, where these events are taken back; without it the view after them is simply shown. */
  rewind?(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal): Promise<void>;
}

export interface Scene {
  /** The canonical text of the game, its name, and its options. */
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Player[];
  /** The seat whose eyes we look through; null: a spectator. */
  readonly viewer: number | null;
  /** The view to draw now. While events are animated it is still the one before them. */
  readonly view: unknown;
  /** What the rules say of that view: the client knows none. Each game has its own type of it in wire/types. */
  readonly signs: unknown;
  /** The seat that decides. */
  readonly toAct: number | null;
  /** What the viewer may do now; nothing while somebody else decides, or while events are animated. */
  readonly legal: readonly string[];
  /** Everything heard so far, the latest last; what was taken back is not in it. */
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | null;
  /** Why the latest action was not done, until the next one; a game that is looked at again refuses nothing. */
  readonly refusal?: Refused | null;
  /** The action of the latest hint, to be marked on the board. */
  readonly hinted: string | null;
  /** Where others point: a square, an arrow or a cell, and the seat that points. */
  readonly pointed: readonly { seat: number; at: string }[];

  act(action: string): Promise<void>;
  preview(action: string): Promise<Previewed | Refused>;
  point(at: string): void;
  /** The board that is on the screen registers what animates it, and null when it leaves. */
  animate(animator: Animator | null): void;
}

/** Take the canonical text of a game apart: `amazeing(mode=kids)`. */
export function parted(game: string): { name: string; options: Record<string, string> } {
  const [name = "", rest = ""] = game.replace(")", "").split("(");
  const options = rest ? rest.split(",").map((each) => each.split("=") as [string, string]) : [];
  return { name, options: Object.fromEntries(options) };
}

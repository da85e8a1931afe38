// What others did in the last turn, to be marked until the viewer acts.

import type { GameEvent } from "../scene";
import { line } from "./geometry";
import type { Arrow, Square } from "./kit";

type Happened =
  | { type: "Pushed"; seat: number; arrow: Arrow }
  | { type: "DaedalusPushed"; arrow: Arrow }
  | { type: "Walked"; seat: number; path: readonly Square[] }
  | { type: "Sent"; seat: number; start: Square }
  | { type: "Covered"; at: Square }
  | { type: "Uncovered" | "Rotated" | "Turned"; seat: number; at: Square }
  | { type: "Switched"; seat: number; first: Square; second: Square };

/** What a seat does itself. */
const DEEDS: ReadonlySet<string> = new Set(["Pushed", "Walked", "Rotated", "Switched", "Uncovered", "LeftCovered", "Turned"]);

export interface Past {
  /** Where pieces came from, and on which way; null: none, or it is no longer there. */
  walks: readonly { seat: number; from: Square; path: readonly Square[] | null }[];
  /** Tiles that were changed, and by whom; null: by nobody at the table. */
  tiles: ReadonlyMap<Square, number | null>;
}

/** The turn in which somebody acted last, and everything since. */
export function lastTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  const acted = events.findLastIndex(({ type }) => DEEDS.has(type));
  const began = events.findLastIndex(({ type }, index) => type === "TurnBegan" && index < acted);
  return events.slice(Math.max(0, began));
}

export function past(events: readonly GameEvent[], viewer: number | null): Past {
  let walks: Past["walks"] = [];
  let tiles = new Map<Square, number | null>();
  for (const event of lastTurn(events) as readonly Happened[]) {
    if (DEEDS.has(event.type) && "seat" in event && event.seat === viewer) {
      walks = [];
      tiles = new Map();
      continue;
    }
    switch (event.type) {
      case "Pushed":
      case "DaedalusPushed": {
        const squares = line(event.arrow);
        const on = (square: Square): Square | undefined => (squares.includes(square) ? squares[squares.indexOf(square) + 1] : square);
        const whole = (path: readonly Square[] | null): typeof path => (path?.some((square) => squares.includes(square)) ? null : path);
        walks = walks.flatMap(({ seat, from, path }) => (on(from) === undefined ? [] : [{ seat, from: on(from)!, path: whole(path) }]));
        tiles = new Map([...tiles].flatMap(([at, seat]) => (on(at) === undefined ? [] : [[on(at)!, seat]])));
        break;
      }
      case "Walked":
        if (event.path.length > 1) walks = [...walks, { seat: event.seat, from: event.path[0]!, path: event.path }];
        break;
      case "Sent":
        walks = [...walks, { seat: event.seat, from: event.start, path: null }];
        break;
      case "Covered":
        tiles.set(event.at, null);
        break;
      case "Uncovered":
      case "Rotated":
      case "Turned":
        tiles.set(event.at, event.seat);
        break;
      case "Switched":
        tiles.set(event.first, event.seat).set(event.second, event.seat);
    }
  }
  return { walks, tiles };
}

// A page of the Book of Daedalus, as views and events write it.

import { NAMES, squareOf } from "../../board/geometry";
import type { Arrow } from "../../board/kit";
import type { GameEvent } from "../../scene";
import type { TeamEvent } from "../../wire/types";

export type Page =
  | { does: "push"; arrow: Arrow }
  | { does: "flip"; pictures: readonly string[] }
  | { does: "teleport"; pieces: readonly string[]; home: string };

/** Take `push/b1`, `flip/skull+lantern` or `teleport/red+blue/yellow` apart. */
export function pageOf(text: string): Page {
  const [does, what = "", home = ""] = text.split("/");
  if (does === "push") return { does, arrow: squareOf(what) };
  if (does === "flip") return { does, pictures: what.split("+") };
  return { does: "teleport", pieces: what.split("+"), home };
}

/** The page that an event is the effect of, in the same writing. */
export function pageBehind(event: GameEvent): string | null {
  const happened = event as TeamEvent;
  switch (happened.type) {
    case "DaedalusPushed":
      return `push/${NAMES[happened.arrow]}`;
    case "DaedalusFlipped":
      return `flip/${happened.cards.join("+")}`;
    case "DaedalusTeleported":
      return `teleport/${happened.pieces.join("+")}/${happened.home}`;
    default:
      return null;
  }
}

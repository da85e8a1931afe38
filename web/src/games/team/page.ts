// A page of the Book of Daedalus, as views and events write it.

import { NAMES, squareOf } from "../../board/geometry";
import type { Arrow } from "../../board/kit";
import type { GameEvent } from "../../scene";
import type { TeamDaedalusFlipped, TeamDaedalusPushed, TeamDaedalusTeleported } from "../../wire/types";

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

/** The page that is turned among some events, in the same writing. */
export function pageAmong(events: readonly GameEvent[]): string | null {
  for (const event of events as readonly (TeamDaedalusPushed | TeamDaedalusFlipped | TeamDaedalusTeleported)[]) {
    if (event.type === "DaedalusPushed") return `push/${NAMES[event.arrow]}`;
    if (event.type === "DaedalusFlipped") return `flip/${event.cards.join("+")}`;
    if (event.type === "DaedalusTeleported") return `teleport/${event.pieces.join("+")}/${event.home}`;
  }
  return null;
}

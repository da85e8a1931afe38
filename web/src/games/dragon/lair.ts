// What happens on the lair when somebody fights with the dragon.

import type { Run } from "../../board/kit";
import type { DragonEvent } from "../../wire/types";

type Moved = Readonly<Record<string, Keyframe[]>>;

/** The dragon raises itself. */
const STIRS: Moved = { "[data-dragon]": [{ transform: "scale(1)" }, { transform: "scale(1.2)" }, { transform: "scale(1)" }] };

/** It sinks into its hoard, and the coins rise. */
const SINKS: Moved = {
  "[data-dragon]": [
    { transform: "scale(1)", opacity: 1 },
    { transform: "scale(1.12) rotate(20deg)", opacity: 1, offset: 0.25 },
    { transform: "scale(0.2) rotate(300deg)", opacity: 0 },
  ],
  "[data-hoard]": [
    { transform: "scale(0)", opacity: 0 },
    { transform: "scale(0)", opacity: 0, offset: 0.45 },
    { transform: "scale(1.25)", opacity: 1, offset: 0.8 },
    { transform: "scale(1)", opacity: 1 },
  ],
};

/** It breathes fire. */
const FLARES: Moved = {
  ...STIRS,
  "[data-ember]": [
    { transform: "scale(0.5)", opacity: 0 },
    { transform: "scale(1.1)", opacity: 1, offset: 0.3 },
    { transform: "scale(1)", opacity: 0.5, offset: 0.5 },
    { transform: "scale(1.3)", opacity: 0.9, offset: 0.7 },
    { transform: "scale(1.5)", opacity: 0 },
  ],
};

const OF_EVENT: Readonly<Partial<Record<DragonEvent["type"], Moved>>> = { Challenged: STIRS, Slain: SINKS, Failed: FLARES };

export async function stir(event: DragonEvent, run: Run, board: Element): Promise<void> {
  const moved = Object.entries(OF_EVENT[event.type] ?? {});
  const found = moved.flatMap(([selector, frames]) => [...board.querySelectorAll(selector)].map((part): [Element, Keyframe[]] => [part, frames]));
  if (found.length) await run(found, { duration: 900, easing: "ease-in-out" });
}

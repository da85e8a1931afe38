// What the dice have said since the latest push, as it is told beside the board. Only events are read.

import type { GameEvent } from "../../scene";
import type { DragonDragonTurned, DragonDuelRolled, DragonEvent, DragonFinalRolled, DragonGuardianWoke } from "../../wire/types";

export type DragonDie = DragonDragonTurned | DragonGuardianWoke;

/** One duel: its rolls, the latest last, and what it has cost. */
export interface Duel {
  seat: number;
  rolls: readonly DragonDuelRolled[];
  /** The card that was played for a roll that has not fallen yet. */
  again: number | null;
  lost: number | null;
}

/** The duel with the dragon itself. */
export interface Fight {
  seat: number;
  /** Those that stand, and the latest. */
  rolls: readonly DragonFinalRolled[];
  again: number | null;
  /** How it ended. */
  end: "slain" | "failed" | null;
}

export interface Tale {
  die: DragonDie | null;
  duels: readonly Duel[];
  fight: Fight | null;
  /** The next turn has begun. */
  over: boolean;
}

export function tale(events: readonly GameEvent[]): Tale {
  const since = events.slice(events.findLastIndex((event) => event.type === "Pushed") + 1);
  return told(since);
}

/** The latest duel with the dragon, if it is over. */
export function lastFight(events: readonly GameEvent[]): Fight | null {
  const since = events.slice(events.findLastIndex((event) => event.type === "Challenged"));
  const next = since.findIndex((event) => event.type === "Pushed");
  const { fight } = told(next < 0 ? since : since.slice(0, next));
  return fight?.end ? fight : null;
}

const told = (events: readonly GameEvent[]): Tale =>
  (events as DragonEvent[]).reduce(further, { die: null, duels: [], fight: null, over: false });

function further(told: Tale, event: DragonEvent): Tale {
  const { duels, fight } = told;
  switch (event.type) {
    case "DragonTurned":
    case "GuardianWoke":
      return { ...told, die: event };
    case "DuelRolled":
      return { ...told, duels: rolled(duels, event) };
    case "Lost":
      return fight ? told : { ...told, duels: withLast(duels, (duel) => ({ ...duel, lost: event.value })) };
    case "Challenged":
      return { ...told, fight: { seat: event.seat, rolls: [], again: null, end: null } };
    case "RolledAgain":
      if (fight) return { ...told, fight: { ...fight, rolls: fight.rolls.slice(0, -1), again: event.value } };
      return { ...told, duels: withLast(duels, (duel) => ({ ...duel, again: event.value })) };
    case "FinalRolled":
      return fight ? { ...told, fight: { ...fight, rolls: [...fight.rolls, event], again: null } } : told;
    case "Slain":
    case "Failed":
      return fight ? { ...told, fight: { ...fight, end: event.type === "Slain" ? "slain" : "failed" } } : told;
    case "TurnBegan":
      return { ...told, over: true };
    default:
      return told;
  }
}

/** Whoever rolls again is still in the same duel. */
function rolled(duels: readonly Duel[], event: DragonDuelRolled): Duel[] {
  if (duels[duels.length - 1]?.seat === event.seat) return withLast(duels, (duel) => ({ ...duel, rolls: [...duel.rolls, event], again: null }));
  return [...duels, { seat: event.seat, rolls: [event], again: null, lost: null }];
}

const withLast = (duels: readonly Duel[], change: (duel: Duel) => Duel): Duel[] =>
  duels.map((duel, index) => (index === duels.length - 1 ? change(duel) : duel));

/** The roll that counts. */
export const latest = <Roll>(rolls: readonly Roll[]): Roll | undefined => rolls[rolls.length - 1];

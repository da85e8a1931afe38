// One short line on what a seat is about.

import { house, say } from "../house.svelte";
import { shown } from "./clock";
import type { Session } from "./session.svelte";

/** After so long the others may give a seat to a bot. The server decides. */
export const LONG_AWAY = 120_000;

/** What a bot is called. */
export const botName = (name: string): string => house.words.name(`web-bot-${name}`, name);

export const own = (session: Session, seat: number): boolean => session.seats.includes(seat);

/** Whether to say "you" of a seat: not where several sit before the same screen. */
export const you = (session: Session, seat: number): boolean => own(session, seat) && session.seats.length === 1;

/** `turn` is the seat whose turn it is, where that need not be the one that decides. */
export function status(session: Session, seat: number, turn: number | null = session.toAct): string {
  const chair = session.info?.chairs[seat];
  if (!chair) return "";
  const playing = session.standing.stage === "playing";
  const acts = playing && session.toAct === seat;
  const waits = playing && turn === seat && !acts;
  if (chair.holder.kind === "bot") {
    if (chair.owner) return say("web-status-bot-for");
    if (waits) return say("web-status-turn");
    return acts ? say("web-status-bot-thinks") : say("web-status-bot", { bot: botName(chair.holder.name) });
  }
  if (chair.holder.kind === "nobody") return say("web-status-free");
  if (!session.present.includes(seat)) return say("web-status-away");
  const mine = you(session, seat);
  if (acts && turn !== seat) return say(mine ? "web-status-you-decide" : "web-status-decides");
  if (acts || waits) return say(mine ? "web-your-turn" : acts ? "web-status-acts" : "web-status-turn");
  return say("web-status-there");
}

/** A time, as people say it. */
export function duration(milliseconds: number): string {
  const { days, time } = shown(milliseconds);
  return days ? say("web-clock-days", { days }) : time;
}

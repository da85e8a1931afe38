// What things of the lobby are called.

import { house, say } from "../house.svelte";
import { parted } from "../scene";
import type { Clock, GameInfo, TableInfo } from "../wire/types";

export const titled = (game: string): string => house.words.name(`${game}-title`, game);

export const optionName = (game: string, option: string): string =>
  house.words.name(`option-${game}-${option}`, option.replaceAll("_", " "));

export const valueName = (game: string, option: string, value: string): string =>
  house.words.name(`option-${game}-${option}-${value}`, value);

/** A sentence of help, where there is one. */
export function help(game: string, ...of: string[]): string {
  const key = ["option", game, ...of, "help"].join("-");
  return house.words.has(key) ? say(key) : "";
}

/** The mode of a game, or what it is played with where it has none; "": there is nothing to say. */
export function modeOf(text: string, games: readonly GameInfo[]): string {
  const { name, options } = parted(text);
  const usual = games.find((game) => game.name === name)?.options ?? [];
  const values = { ...Object.fromEntries(usual.map((option) => [option.name, option.default])), ...options };
  if (values["mode"]) return house.words.name(`web-mode-${name}-${values["mode"]}`, values["mode"]);
  return usual.length && house.words.has(`web-mode-${name}`) ? say(`web-mode-${name}`, values) : "";
}

export const pieceName = (piece: string): string => house.words.name(`piece-${piece}`, piece);

/** The people and bots of some seats, in one list. */
export function company(table: TableInfo, seats: readonly number[]): string {
  const names = seats.flatMap((seat) => {
    const holder = table.chairs[seat]?.holder;
    if (!holder || holder.kind === "nobody") return [];
    return holder.kind === "person" ? [holder.name] : [say("lobby-a-bot", { piece: pieceName(table.pieces[seat] ?? "") })];
  });
  return house.words.list(names);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("lobby-days", { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("lobby-hours", { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return say("lobby-minutes", { count: seconds / MINUTE });
  return say("lobby-seconds", { count: seconds });
}

export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return say("lobby-clock-none");
  const decision = duration(clock.decision);
  return clock.reserve ? say("lobby-clock-both", { decision, reserve: duration(clock.reserve) }) : say("lobby-clock-each", { decision });
}

/** The same in as few words as a column has room for. */
export function clockShort(clock: Clock | null | undefined): string {
  if (!clock) return say("lobby-clock-none");
  const decision = duration(clock.decision);
  return clock.reserve ? say("lobby-clock-short", { decision, reserve: duration(clock.reserve) }) : decision;
}

export function playerCount(seats: readonly number[]): string {
  return say("lobby-players", { least: Math.min(...seats), most: Math.max(...seats) });
}

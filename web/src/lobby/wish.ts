// From what somebody ticks on the page to the table that they wish for.

import { cards } from "../games/cards";
import type { GameInfo, OptionInfo, SeatWish, TableWish } from "../wire/types";

/** How an option is chosen: among words, yes or no, a seat, or by the pieces of the seats. */
export type Manner = "choice" | "switch" | "seat" | "pieces";

export function manner({ possible }: OptionInfo): Manner {
  if (possible.includes("NAME")) return "pieces";
  if (possible.includes("…")) return "seat";
  return possible === "false, true" ? "switch" : "choice";
}

/** The values that an option can have; those of a seat depend on how many there are. */
export function values(option: OptionInfo, seats: number): string[] {
  const named = option.possible.split(", ");
  if (manner(option) !== "seat") return named;
  const words = named.slice(named.indexOf("…") + 1);
  return [...Array.from({ length: seats }, (_, seat) => String(seat)), ...words];
}

/** Options that nobody has to open a drawer for. */
const FOREMOST = ["mode", ...Object.values(cards).flatMap(({ foremost }) => foremost ?? [])];
export const foremost = (option: OptionInfo): boolean => FOREMOST.includes(option.name);

/** The canonical text of a game: options that are as usual are left out. */
export function gameText(game: GameInfo, chosen: Readonly<Record<string, string>>): string {
  const unusual = game.options
    .filter(({ name, default: usual }) => chosen[name] !== undefined && chosen[name] !== usual)
    .map(({ name }) => `${name}=${chosen[name]}`);
  return unusual.length ? `${game.name}(${unusual.join(",")})` : game.name;
}

/** How many may play, with the options as they are chosen. */
export function seatCounts(game: GameInfo, chosen: Readonly<Record<string, string>>): number[] {
  const changed = game.options.map(({ name, seats }) => seats?.[chosen[name] ?? ""]).find((counts) => counts !== undefined);
  return changed ?? game.seats;
}

export type Sitter = "me" | "here" | "open" | "invited" | "bot";

export interface Chair {
  sitter: Sitter;
  /** Whoever else sits at this screen. */
  name: string;
  bot: string;
}

/** All pieces of a game, in the usual order of the seats. */
export function pieces(game: GameInfo): string[] {
  const option = game.options.find((each) => manner(each) === "pieces");
  return option ? option.default.split("+") : [];
}

/** Give a seat another piece; whoever had it takes the one that is left over. */
export function swapped(order: readonly string[], seat: number, piece: string): string[] {
  const before = order[seat];
  return order.map((each, index) => (index === seat ? piece : each === piece ? before! : each));
}

/** The chairs for another number of seats; those that are new look like the last one, if nobody sits there. */
export function seated(chairs: readonly Chair[], count: number): Chair[] {
  const last = chairs.at(-1);
  const spare: Chair = { sitter: last && last.sitter !== "me" ? last.sitter : "bot", name: "", bot: last?.bot ?? "greedy" };
  return Array.from({ length: count }, (_, seat) => chairs[seat] ?? { ...spare });
}

export function seatWish({ sitter, name, bot }: Chair, me: string): SeatWish {
  switch (sitter) {
    case "me":
      return { kind: "me", name: me };
    case "here":
      return { kind: "me", name: name.trim() };
    case "bot":
      return { kind: "bot", bot };
    default:
      return { kind: sitter };
  }
}

/** Me against bots that know what they want, at the smallest table. */
export function withBots(game: GameInfo, me: string): TableWish {
  const bot = game.bots.some((each) => each.name === "greedy") ? "greedy" : (game.bots.at(-1)?.name ?? "random");
  const others = Array.from({ length: Math.min(...game.seats) - 1 }, (): SeatWish => ({ kind: "bot", bot }));
  return { game: game.name, seats: [{ kind: "me", name: me }, ...others] };
}

/** What somebody pasted: the table and token of a link, or of the end of one. */
export function pasted(text: string): string | null {
  const found = /(?:^|#\/?)([\w-]{4,})(?:\/([\w-]{16,64}))?\/?\s*$/.exec(text.trim());
  return found ? `#${found[1]}${found[2] ? `/${found[2]}` : ""}` : null;
}

// The log as people read it: turn by turn, with the rounds between them.

import type { News } from "../wire/types";

/** Everything but the actions that were taken back: those of a seat's latest one and all after it. */
export function lasting(news: readonly News[]): News[] {
  const kept: News[] = [];
  for (const each of news) {
    if (each.type === "undone") takeBack(kept, each.seat ?? null);
    kept.push(each);
  }
  return kept;
}

function takeBack(kept: News[], seat: number | null): void {
  const latest = kept.findLastIndex((each) => each.type === "played" && (each.seat ?? null) === seat);
  if (latest < 0) return;
  const after = kept.splice(latest);
  kept.push(...after.filter((each) => each.type !== "played"));
}

/** A sentence, and the seat that it is about; null: nobody's doing but the game's. */
export interface Told {
  text: string;
  seat: number | null;
}

/** Something that stands in the log. */
export type Entry =
  | { kind: "round"; key: string; number: number }
  | { kind: "turn"; key: string; seat: number | null; told: readonly string[]; clock: boolean }
  | { kind: "note"; key: string; news: News };

const NOTED = new Set<News["type"]>(["undone", "handedover", "asked", "answered", "followed", "chatset"]);

/** Write the log from the news; `told` and `turns` say what the reader heard of each. */
export function journal(
  news: readonly News[],
  told: (news: News) => readonly Told[],
  turns: (news: News) => readonly number[],
): Entry[] {
  const entries: Entry[] = [];
  let first: number | null = null;
  let turn: number | null = null;
  let round = 0;
  for (const each of lasting(news)) {
    const key = String(each.version);
    if (each.type === "dealt" || each.type === "played") tell(entries, each, key, told(each), turns(each).length > 0);
    else if (NOTED.has(each.type)) entries.push({ kind: "note", key, news: each });
    for (const seat of turns(each)) {
      first ??= seat;
      if (seat === first && seat !== turn) entries.push({ kind: "round", key: `round-${key}-${seat}`, number: ++round });
      turn = seat;
    }
  }
  return entries;
}

/** What one seat does in a row reads as one paragraph, with all that comes of it; so does what the game does. As long as its turn is not `over`, the seat goes on after that. */
function tell(entries: Entry[], news: News, key: string, told: readonly Told[], over: boolean): void {
  const clock = news.by === "clock";
  const actor = news.type === "played" ? (news.seat ?? null) : null;
  let teller = actor;
  told.forEach(({ text, seat }, index) => {
    if (news.type === "dealt" || seat === null || (seat === actor && !over)) teller = seat;
    const last = entries.at(-1);
    if (last?.kind === "turn" && last.seat === teller && last.clock === clock)
      entries[entries.length - 1] = { ...last, told: [...last.told, text] };
    else entries.push({ kind: "turn", key: `${key}-${index}`, seat: teller, told: [text], clock });
  });
}

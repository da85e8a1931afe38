// What stands out in a sentence: places, tiles, rules, and the people behind the pieces.

export type Part =
  | { kind: "text" | "place" | "tile" | "rule"; text: string }
  | { kind: "player"; text: string; seat: number };

const PLACE = /o|[a-g][1-7]|[ew]\d{1,2}(?:[ns]\d{1,2})?|[ns]\d{1,2}/;
const TILE = /(?=[NESW]{2,4}(?![\p{L}\d]))N?E?S?W?/u;
const RULE = /[A-Z]+-[A-Z]+-\d+/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Take a sentence apart. `called` says by which word each seat is called in it. */
export function parts(sentence: string, called: readonly string[] = []): Part[] {
  const names = called.filter(Boolean).map(escaped).join("|") || "(?!)";
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:(?<rule>${RULE.source})|(?<player>${names})|(?<place>${PLACE.source})|(?<tile>${TILE.source}))(?![\\p{L}\\d])`,
    "gu",
  );
  const found: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(pattern)) {
    const [text] = match;
    if (match.index > at) found.push({ kind: "text", text: sentence.slice(at, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? ["text"];
    if (kind === "player") found.push({ kind, text, seat: called.indexOf(text) });
    else found.push({ kind: kind as "rule" | "place" | "tile", text });
    at = match.index + text.length;
  }
  if (at < sentence.length) found.push({ kind: "text", text: sentence.slice(at) });
  return found;
}

/** The same for what people write themselves: their words stay theirs, but for the places. */
export const places = (sentence: string): Part[] =>
  parts(sentence).map(({ kind, text }) => ({ kind: kind === "place" ? kind : "text", text }));

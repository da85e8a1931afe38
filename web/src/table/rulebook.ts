// The pages of the rules are Markdown of a small kind: headings, paragraphs, lists, tables, bold, italics and code.
// It becomes plain objects that a component draws, so nothing in it can be anything but text.

export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

/** A point of a list; where it is a rule, with its name. */
export interface Item {
  rule: string;
  spans: Span[];
}

const SPAN = /\*\*(?<bold>.+?)\*\*|`(?<code>[^`]+)`|\*(?<italic>[^*\s][^*]*)\*/g;
const RULE = /^\*\*(?<rule>[A-Z]+-[A-Z]+-\d+)\*\*\s+/;
const POINT = /^(?<mark>-|\d+\.)\s+/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const { bold, code, italic } = match.groups as { bold?: string; code?: string; italic?: string };
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "italic", text: italic ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function point(text: string): Item {
  const match = RULE.exec(text);
  return { rule: match?.groups?.["rule"] ?? "", spans: spans(match ? text.slice(match[0].length) : text) };
}

/** Read a page. */
export function blocks(page: string): Block[] {
  const lines = page.split("\n");
  const found: Block[] = [];
  let at = 0;
  const take = (more: (line: string) => boolean): string[] => {
    const taken = [lines[at++] ?? ""];
    while (at < lines.length && more(lines[at] ?? "")) taken.push(lines[at++] ?? "");
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? "") });
      at++;
    } else if (line.startsWith("```")) {
      const text = take((each) => !each.startsWith("```")).slice(1);
      at++;
      found.push({ kind: "code", text: text.join("\n") });
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = take((each) => each.startsWith("|"));
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (POINT.test(line)) {
      const taken = take((each) => POINT.test(each) || /^\s+\S/.test(each));
      const items: string[] = [];
      for (const each of taken)
        if (POINT.test(each)) items.push(each.replace(POINT, ""));
        else items[items.length - 1] += ` ${each.trim()}`;
      found.push({ kind: "list", ordered: /^\d/.test(line), items: items.map(point) });
    } else {
      const text = take((each) => each.trim() !== "" && !/^(#|\||```)/.test(each) && !POINT.test(each));
      found.push({ kind: "paragraph", spans: spans(text.map((each) => each.trim()).join(" ")) });
    }
  }
  return found;
}

/** A rule of a page by its id. */
export function rule(page: readonly Block[], id: string): Item | undefined {
  for (const block of page)
    if (block.kind === "list") {
      const found = block.items.find((item) => item.rule === id);
      if (found) return found;
    }
  return undefined;
}

export const plain = (of: readonly Span[]): string => of.map((span) => span.text).join("");

const holds = (of: readonly Span[], wanted: string): boolean => plain(of).toLowerCase().includes(wanted);

/** What of a page has to do with some words, or with a rule's id; headings stay where something under them does. */
export function searched(page: readonly Block[], words: string): Block[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...page];
  const found: Block[] = [];
  let headings: (Block & { kind: "heading" })[] = [];
  for (const block of page) {
    if (block.kind === "heading") {
      headings = [...headings.filter((above) => above.level < block.level), block];
      continue;
    }
    const kept = matching(block, wanted);
    if (!kept) continue;
    found.push(...headings.filter((heading) => !found.includes(heading)), kept);
  }
  return found;
}

function matching(block: Exclude<Block, { kind: "heading" }>, wanted: string): Block | null {
  switch (block.kind) {
    case "list": {
      const items = block.items.filter((item) => item.rule.toLowerCase().includes(wanted) || holds(item.spans, wanted));
      return items.length ? { ...block, items } : null;
    }
    case "table": {
      const rows = block.rows.filter((row) => row.some((cell) => holds(cell, wanted)));
      return rows.length ? { ...block, rows } : null;
    }
    case "code":
      return block.text.toLowerCase().includes(wanted) ? block : null;
    default:
      return holds(block.spans, wanted) ? block : null;
  }
}

import { expect, test } from "vitest";

import { blocks, plain, rule, searched } from "./rulebook";

const pages = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default", eager: true });
const page = (name: string) => blocks(pages[`../../../docs/rules/${name}`] ?? "");

test.each(Object.values(pages))("every page is read without a rest of its marks", (text) => {
  const read = blocks(text);
  expect(read[0]).toMatchObject({ kind: "heading", level: 1 });
  for (const block of read) {
    const texts =
      block.kind === "list" ? block.items.map((item) => item.spans)
      : block.kind === "table" ? [block.head, ...block.rows].flat()
      : block.kind === "code" ? []
      : [block.spans];
    for (const text of texts) expect(text.filter((span) => span.kind === "text").map((span) => span.text).join(" ")).not.toMatch(/\*\*|`|^#|^\|/);
  }
});

test("a rule is found by its id, with its whole text", () => {
  const found = rule(page("amazeing.md"), "AMAZE-PUSH-2");
  expect(plain(found?.spans ?? [])).toBe(
    "One arrow is closed: the one where the last push let a tile out. After a push at a4, nobody may push at g4 in the next turn. (A13)",
  );
});

test("searching keeps what matches, under its headings", () => {
  const found = searched(page("amazeing.md"), "amaze-push-3");
  expect(found.filter((block) => block.kind === "heading").map((block) => plain(block.spans))).toEqual(["The aMAZEing Labyrinth", "Rules", "Push"]);
  expect(found.filter((block) => block.kind === "list").flatMap((block) => block.items)).toHaveLength(1);
});

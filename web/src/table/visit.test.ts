import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", href: "http://localhost/" });
vi.stubGlobal("addEventListener", () => {});
const { tokens } = await import("./visit.svelte");

const held = { table: "minos", token: "seat", game: "amazeing", at: 0 };

test("a seat that is held goes before the link that was opened", () => {
  expect(tokens(held, "link")).toEqual(["seat", "link"]);
  expect(tokens(held, "seat")).toEqual(["seat"]);
  expect(tokens(undefined, "link")).toEqual(["link"]);
});

test("who has no seat any more comes by what they came by at first", () => {
  expect(tokens({ ...held, link: "link" }, null)).toEqual(["seat", "link"]);
  expect(tokens({ ...held, invitations: { 1: "invitation" } }, null)).toEqual(["seat", "invitation"]);
});

test("without a token one comes as somebody who watches", () => {
  expect(tokens(undefined, null)).toEqual([null]);
});

import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", href: "http://localhost/" });
vi.stubGlobal("addEventListener", () => {});
const { tokens } = await import("./visit.svelte");

test("a seat that is held goes before the link that was opened", () => {
  expect(tokens("seat", "link")).toEqual(["seat", "link"]);
  expect(tokens("seat", "seat")).toEqual(["seat"]);
  expect(tokens(undefined, "link")).toEqual(["link"]);
});

test("without a token one comes as somebody who watches", () => {
  expect(tokens(undefined, null)).toEqual([null]);
});

import { expect, test } from "vitest";

import { squareOf } from "../../board/geometry";
import { pageBehind, pageOf } from "./page";

test("the three kinds of pages are read", () => {
  expect(pageOf("push/d1")).toEqual({ does: "push", arrow: squareOf("d1") });
  expect(pageOf("flip/skull+rune-stone")).toEqual({ does: "flip", pictures: ["skull", "rune-stone"] });
  expect(pageOf("teleport/red+blue/yellow")).toEqual({ does: "teleport", pieces: ["red", "blue"], home: "yellow" });
});

test("the page of what Daedalus does is known", () => {
  const behind = (event: { type: string; [field: string]: unknown }): string | null => pageBehind(event);
  expect(behind({ type: "DaedalusPushed", arrow: squareOf("g4") })).toBe("push/g4");
  expect(behind({ type: "DaedalusTeleported", pieces: ["red", "blue"], home: "yellow" })).toBe("teleport/red+blue/yellow");
  expect(behind({ type: "Walked" })).toBeNull();
});

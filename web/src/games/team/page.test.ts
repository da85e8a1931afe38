import { expect, test } from "vitest";

import { squareOf } from "../../board/geometry";
import { pageAmong, pageOf } from "./page";

test("the three kinds of pages are read", () => {
  expect(pageOf("push/d1")).toEqual({ does: "push", arrow: squareOf("d1") });
  expect(pageOf("flip/skull+rune-stone")).toEqual({ does: "flip", pictures: ["skull", "rune-stone"] });
  expect(pageOf("teleport/red+blue/yellow")).toEqual({ does: "teleport", pieces: ["red", "blue"], home: "yellow" });
});

test("what Daedalus does is found among the events of a turn", () => {
  const pushed = { type: "DaedalusPushed", arrow: squareOf("g4") };
  expect(pageAmong([{ type: "TurnBegan" }, pushed])).toBe("push/g4");
  expect(pageAmong([{ type: "DaedalusTeleported", pieces: ["red", "blue"], home: "yellow" } as { type: string }])).toBe(
    "teleport/red+blue/yellow",
  );
  expect(pageAmong([{ type: "Walked" }])).toBeNull();
});

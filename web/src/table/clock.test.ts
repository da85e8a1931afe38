import { expect, test } from "vitest";

import { shown, split } from "./clock";

test("a clock shows what is left", () => {
  expect(shown(65_000).time).toBe("1:05");
  expect(shown(3_600_000 * 2 + 180_000).time).toBe("2:03:00");
  expect(shown(-5).time).toBe("0:00");
  expect(shown(86_400_000 * 2.5).days).toBe(2);
});

test("the reserve is used up after the time of the decision", () => {
  expect(split(90_000, 60_000)).toEqual({ decision: 30_000, reserve: 60_000 });
  expect(split(40_000, 60_000)).toEqual({ decision: 0, reserve: 40_000 });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Gestures } from "./gestures";

const done: string[] = [];
const round = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)} ${Math.round(y)}`;
const board = {
  pan: (by: { x: number; y: number }) => void done.push(`pan ${round(by)}`),
  zoom: (factor: number, at: { x: number; y: number }) => void done.push(`zoom ${factor.toFixed(1)} ${round(at)}`),
  tap: (at: { x: number; y: number }, touch: boolean) => void done.push(`tap ${round(at)} ${touch}`),
  hold: (at: { x: number; y: number }) => void done.push(`hold ${round(at)}`),
};
const pointer = (clientX: number, clientY: number, pointerId = 1, pointerType = "touch") => ({ pointerId, pointerType, clientX, clientY });

let gestures = new Gestures(board);

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  gestures = new Gestures(board);
});
afterEach(() => void vi.useRealTimers());

test("a short press is a tap, even if it trembles", () => {
  gestures.press(pointer(10, 10));
  gestures.move(pointer(12, 11));
  gestures.release(pointer(12, 11));
  gestures.press(pointer(5, 5, 2, "mouse"));
  gestures.release(pointer(5, 5, 2, "mouse"));
  expect(done).toEqual(["tap 12 11 true", "tap 5 5 false"]);
});

test("a drag pans and is no tap", () => {
  gestures.press(pointer(0, 0));
  gestures.move(pointer(20, 0));
  expect(gestures.dragging).toBe(true);
  gestures.move(pointer(25, 5));
  gestures.release(pointer(25, 5));
  expect(done).toEqual(["pan 20 0", "pan 5 5"]);
});

test("two fingers pinch, and their going is no tap", () => {
  gestures.press(pointer(0, 0, 1));
  gestures.press(pointer(100, 0, 2));
  gestures.move(pointer(200, 0, 2));
  gestures.release(pointer(200, 0, 2));
  gestures.release(pointer(0, 0, 1));
  expect(done).toEqual(["pan 50 0", "zoom 2.0 100 0"]);
});

test("a long press points, and a cancelled one does nothing", () => {
  gestures.press(pointer(3, 4));
  vi.advanceTimersByTime(600);
  gestures.release(pointer(3, 4));
  gestures.press(pointer(3, 4));
  gestures.cancel(pointer(3, 4));
  vi.advanceTimersByTime(600);
  expect(done).toEqual(["hold 3 4"]);
});

import { expect, test } from "vitest";

import { beyond, boxOf, fits, framed, panned, pointAt, showing, transformOf, zoomed } from "./camera";
import { centre } from "./cells";

const desk = { width: 800, height: 800 };
const phone = { width: 350, height: 330 };
const whole = boxOf(["w6", "e6", "n6", "o"]);

test("a large window shows the whole maze, but never larger than life", () => {
  const camera = framed(whole, boxOf(["o"]), desk);
  expect(camera.scale).toBeCloseTo(800 / 1380);
  expect([camera.x, camera.y]).toEqual([50, -250]);
  expect(framed(boxOf(["o"]), boxOf(["o"]), desk).scale).toBeLessThan(1);
});

test("a small one shows what matters, and nothing beyond the maze", () => {
  const near = framed(whole, boxOf(["o", "e1"]), phone);
  expect(near.scale).toBeGreaterThan(350 / 1380);
  expect([near.x, near.y].map(Math.round)).toEqual([100, Math.round(140 - 330 / near.scale / 2)]);
  const far = framed(whole, boxOf(["e6"]), phone);
  expect(far.x).toBeCloseTo(whole.right - 350 / far.scale / 2);
  expect(framed(whole, whole, phone).scale).toBeCloseTo(Math.min(350 / 1380, 330 / 780));
});

test("what is dragged stays under the finger", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  const before = pointAt(camera, desk, { x: 100, y: 100 });
  expect(pointAt(panned(camera, { x: 30, y: -40 }), desk, { x: 130, y: 60 })).toEqual(before);
});

test("what lies under the mouse stays there when it comes nearer", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  const pixel = { x: 600, y: 150 };
  const nearer = zoomed(camera, 1.5, { x: 200, y: -250 });
  const [before, after] = [pointAt(camera, desk, pixel), pointAt(nearer, desk, pixel)];
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(zoomed(camera, 1000).scale).toBeLessThan(2);
  expect(zoomed(camera, 0.0001).scale).toBeGreaterThan(0);
});

test("a cell out of sight is brought into it with the least pan", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const shown = showing(camera, boxOf(["e6"]), desk);
  expect([shown.x, shown.y]).toEqual([740 - 400, 0]);
  expect(showing(camera, boxOf(["o"]), desk)).toEqual(camera);
  expect([fits(camera, boxOf(["o", "e7"]), desk), fits(camera, boxOf(["o", "e5"]), desk)]).toEqual([false, true]);
});

test("the edge points to what lies beyond it", () => {
  const camera = { ...centre("o"), scale: 1 };
  expect(beyond(camera, desk, centre("e1"))).toBeNull();
  expect(beyond(camera, desk, centre("e6"))).toMatchObject({ y: 400, turn: 0 });
  expect(beyond(camera, desk, centre("n6"))).toMatchObject({ x: 400, turn: -90 });
});

test("the transform puts the middle into the middle", () => {
  expect(transformOf({ x: 100, y: 50, scale: 2 }, desk)).toBe("translate(200px, 300px) scale(2)");
});

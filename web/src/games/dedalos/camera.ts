// Which part of the maze is in the window, and how large.

import { TILE, type Point } from "../../board/geometry";
import { corner } from "./cells";

/** The point of the maze in the middle of the window, and how many pixels a unit has. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LEAST = 0.1;
const MOST = 1.6;
/** A tile is never drawn larger than this by itself. */
const LARGE = 0.86;
/** The whole maze is shown down to this; below it, what matters, at a size that suits a thumb. */
const SMALL = 0.32;
const CLEAR = 0.44;
const MARGIN = 40;

/** What some cells take up, with a margin. */
export function boxOf(cells: Iterable<string>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const name of cells) {
    const { x, y } = corner(name);
    box.left = Math.min(box.left, x - MARGIN);
    box.top = Math.min(box.top, y - MARGIN);
    box.right = Math.max(box.right, x + TILE + MARGIN);
    box.bottom = Math.max(box.bottom, y + TILE + MARGIN);
  }
  return box;
}

const middle = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const fitting = ({ left, right, top, bottom }: Box, { width, height }: Size): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** The whole maze, or what matters of it where the whole would be too small to see. */
export function framed(whole: Box, matters: Box, size: Size): Camera {
  const all = Math.min(LARGE, fitting(whole, size));
  if (all >= SMALL) return { ...middle(whole), scale: all };
  const scale = Math.max(all, Math.min(CLEAR, fitting(matters, size)));
  return within({ ...middle(matters), scale }, whole, size);
}

/** Show nothing beyond the maze, as long as there is more of the maze to show. */
function within(camera: Camera, box: Box, size: Size): Camera {
  const centre = middle(box);
  const along = (at: number, low: number, high: number, half: number, rest: number): number =>
    high - low < 2 * half ? rest : Math.min(Math.max(at, low + half), high - half);
  return {
    scale: camera.scale,
    x: along(camera.x, box.left, box.right, size.width / camera.scale / 2, centre.x),
    y: along(camera.y, box.top, box.bottom, size.height / camera.scale / 2, centre.y),
  };
}

export const panned = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Nearer or farther; what lies at a point, counted in pixels from the middle, stays there. */
export function zoomed(camera: Camera, factor: number, at: Point = { x: 0, y: 0 }): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor));
  const shift = 1 / camera.scale - 1 / scale;
  return { scale, x: camera.x + at.x * shift, y: camera.y + at.y * shift };
}

/** The point of the maze at a pixel of the window. */
export const pointAt = (camera: Camera, { width, height }: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - width / 2) / camera.scale,
  y: camera.y + (pixel.y - height / 2) / camera.scale,
});

export const fits = ({ scale }: Camera, box: Box, size: Size): boolean => scale <= fitting(box, size);

/** The least pan after which a box is in the window. */
export function showing(camera: Camera, box: Box, size: Size): Camera {
  const half = { x: size.width / camera.scale / 2, y: size.height / camera.scale / 2 };
  const along = (at: number, low: number, high: number, reach: number): number =>
    low < at - reach ? low + reach : high > at + reach ? high - reach : at;
  return { ...camera, x: along(camera.x, box.left, box.right, half.x), y: along(camera.y, box.top, box.bottom, half.y) };
}

const EDGE = 16;

/** Where at the edge of the window a mark points to something outside of it, in pixels and degrees; null: it is inside. */
export function beyond(camera: Camera, { width, height }: Size, point: Point): (Point & { turn: number }) | null {
  const away = { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
  const reach = { x: width / 2 - EDGE, y: height / 2 - EDGE };
  const over = Math.max(Math.abs(away.x) / (reach.x + EDGE), Math.abs(away.y) / (reach.y + EDGE));
  if (over <= 1 || reach.x <= 0 || reach.y <= 0) return null;
  const factor = Math.min(reach.x / Math.abs(away.x || 1), reach.y / Math.abs(away.y || 1));
  return { x: width / 2 + away.x * factor, y: height / 2 + away.y * factor, turn: (Math.atan2(away.y, away.x) * 180) / Math.PI };
}

export const transformOf = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;

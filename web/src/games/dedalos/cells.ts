// The cells of a maze without bounds, and where they lie: a tile is 100 units wide, and north is up.

import { STEPS, TILE, type Point } from "../../board/geometry";

export type Cell = readonly [x: number, y: number];

/** What people call a cell: `e2n3` lies two to the east and three to the north of the entrance, `o`. */
export function nameOf([x, y]: Cell): string {
  const across = x ? `${x > 0 ? "e" : "w"}${Math.abs(x)}` : "";
  const along = y ? `${y > 0 ? "n" : "s"}${Math.abs(y)}` : "";
  return across + along || "o";
}

export function cellOf(name: string): Cell {
  const [, side, across = "0", way, along = "0"] = /^(?:([ew])(\d+))?(?:([ns])(\d+))?$/.exec(name) ?? [];
  return [Number(across) * (side === "w" ? -1 : 1), Number(along) * (way === "s" ? -1 : 1)];
}

export const isName = (name: string): boolean => name === "o" || /^(?=.)(?:[ew]\d+)?(?:[ns]\d+)?$/.test(name);

export const corner = (name: string): Point => {
  const [x, y] = cellOf(name);
  return { x: x * TILE, y: -y * TILE };
};

export const centre = (name: string): Point => {
  const { x, y } = corner(name);
  return { x: x + TILE / 2, y: y + TILE / 2 };
};

/** The cell that a point lies on. */
export const cellAt = ({ x, y }: Point): string => nameOf([Math.floor(x / TILE), -Math.floor(y / TILE)]);

/** Degrees, clockwise from north, of the way from one cell to another. */
export function headingOf(from: string, to: string): number {
  const [start, end] = [centre(from), centre(to)];
  return (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
}

const ASIDE = 100;

/** The cell where a key leads: the nearest one straight ahead, over gaps too, and only then one aside. */
export function onward(cells: Iterable<string>, from: string, direction: number): string {
  const start = corner(from);
  const step = STEPS[direction]!;
  let best = from;
  let least = Infinity;
  for (const name of cells) {
    const { x, y } = corner(name);
    const ahead = (x - start.x) * step.x + (y - start.y) * step.y;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= 2 * ahead && far < least) [best, least] = [name, far];
  }
  return best;
}

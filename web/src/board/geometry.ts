// Where everything lies. A tile is 100 units wide, the board 700, and light falls from the top left.

import type { Tile } from "../wire/types";
import type { Arrow, Square } from "./kit";

export const SIZE = 7;
export const TILE = 100;
export const BOARD = SIZE * TILE;

export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square);
export const NAMES: readonly string[] = SQUARES.map((square) => "abcdefg"[square % SIZE]! + (Math.floor(square / SIZE) + 1));

export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;
export const DIRECTIONS = [N, E, S, W] as const;
const LETTERS = "NESW";

export interface Point {
  x: number;
  y: number;
}

export const STEPS: Readonly<Record<number, Point>> = {
  [N]: { x: 0, y: -1 },
  [E]: { x: 1, y: 0 },
  [S]: { x: 0, y: 1 },
  [W]: { x: -1, y: 0 },
};

export const squareOf = (name: string): Square => NAMES.indexOf(name);
export const column = (square: Square): number => square % SIZE;
export const row = (square: Square): number => Math.floor(square / SIZE);
export const corner = (square: Square): Point => ({ x: column(square) * TILE, y: row(square) * TILE });
export const centre = (square: Square): Point => ({ x: column(square) * TILE + 50, y: row(square) * TILE + 50 });
/** The squares that are printed on the board. */
export const fixed = (square: Square): boolean => column(square) % 2 === 0 && row(square) % 2 === 0;

export const opposite = (direction: number): number => ((direction << 2) | (direction >> 2)) & 15;
export const quarterTurn = (mask: number): number => ((mask << 1) | (mask >> 3)) & 15;
export const lettersOf = (mask: number): string => [...LETTERS].filter((_, bit) => mask & (1 << bit)).join("");
export const maskOf = (letters: string): number => [...letters].reduce((mask, each) => mask | (1 << LETTERS.indexOf(each)), 0);

export function neighbour(square: Square, direction: number): Square | null {
  const x = column(square) + STEPS[direction]!.x;
  const y = row(square) + STEPS[direction]!.y;
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? null : y * SIZE + x;
}

/** The direction of a neighbour; null: it is none. */
export const towards = (from: Square, to: Square): number | null =>
  DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;

// Arrows

/** The twelve arrows, clockwise from b1. */
export const ARROWS: readonly Arrow[] = [
  ..."bdf".split("").map((each) => `${each}1`),
  ..."246".split("").map((each) => `g${each}`),
  ..."fdb".split("").map((each) => `${each}7`),
  ..."642".split("").map((each) => `a${each}`),
].map(squareOf);

/** The direction in which a tile goes in at an arrow. */
export function inward(arrow: Arrow): number {
  if (row(arrow) === 0) return S;
  if (row(arrow) === SIZE - 1) return N;
  return column(arrow) === 0 ? E : W;
}

/** The seven squares of an arrow's line, in the order in which a tile would pass them. */
export function line(arrow: Arrow): Square[] {
  const squares: Square[] = [];
  for (let at: Square | null = arrow; at !== null; at = neighbour(at, inward(arrow))) squares.push(at);
  return squares;
}

/** The arrow across, where a tile comes out. */
export const across = (arrow: Arrow): Arrow => line(arrow)[SIZE - 1]!;

/** One tile further along a push. */
export const shift = (arrow: Arrow): Point => {
  const step = STEPS[inward(arrow)]!;
  return { x: step.x * TILE, y: step.y * TILE };
};

/** The middle of an arrow in a frame of this width. */
export function arrowAt(arrow: Arrow, frame: number): Point {
  const { x, y } = centre(arrow);
  const step = STEPS[inward(arrow)]!;
  const out = 50 + frame / 2;
  return { x: x - step.x * out, y: y - step.y * out };
}

/** Quarter turns of an arrow that is drawn pointing down. */
export const arrowTurn = (arrow: Arrow): number => ({ [S]: 0, [W]: 90, [N]: 180, [E]: 270 })[inward(arrow)]!;

/** The tiles after a push. */
export function pushed(tiles: readonly Tile[], arrow: Arrow, tile: Tile): Tile[] {
  const after = [...tiles];
  const squares = line(arrow);
  squares.slice(1).forEach((square, index) => (after[square] = tiles[squares[index]!]!));
  after[arrow] = tile;
  return after;
}

// Corridors

const WIDTH = 42;
const LOW = 50 - WIDTH / 2;
const HIGH = 50 + WIDTH / 2;
const ROOM = 33;
const WALL_CORNER = 9;
const OUTER_BEND = 16;

interface Cut {
  low: number;
  high: number;
  middle: number;
  room: number;
}

const FLOOR: Cut = { low: LOW, high: HIGH, middle: 50, room: ROOM };
/** The floor without the shadow that the walls above and to the left throw on it. */
const SUNLIT: Cut = { low: LOW + 5, high: HIGH, middle: 51.6, room: ROOM - 1.6 };

export interface Corridor {
  /** The floor, and the part of it that lies in the light. */
  floor: string;
  sunlit: string;
  /** Where the floor meets the walls. */
  edge: string;
  /** Where the floor meets the next tile. */
  seams: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The two ends of an opening on the outline, clockwise. */
function mouth(side: number, { low, high }: Cut): [Point, Point] {
  return [
    [{ x: low, y: 0 }, { x: high, y: 0 }],
    [{ x: 100, y: low }, { x: 100, y: high }],
    [{ x: high, y: 100 }, { x: low, y: 100 }],
    [{ x: 0, y: high }, { x: 0, y: low }],
  ][side] as [Point, Point];
}

/** The corner of the crossing after a side, clockwise. */
const crossing = (side: number, { low, high }: Cut): Point =>
  [
    { x: high, y: low },
    { x: high, y: high },
    { x: low, y: high },
    { x: low, y: low },
  ][side]!;

const between = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
};

/** From an open side clockwise to the next open one: the wall between the two mouths. */
function wall(from: number, to: number, cut: Cut, room: boolean): string {
  const start = mouth(from, cut)[1];
  const end = mouth(to, cut)[0];
  const sides = (to - from + 4) % 4 || 4;
  if (sides === 1 || !room) return rounded([start, ...corners(from, sides, cut), end], sides === 1 ? WALL_CORNER : OUTER_BEND);
  const enter = onRoom(start, from, cut);
  const leave = onRoom(end, to, cut);
  const large = sides > 2 ? 1 : 0;
  return `${at(start)}L${at(enter)}A${cut.room} ${cut.room} 0 ${large} 1 ${at(leave)}L${at(end)}`;
}

/** The corners of the crossing that such a wall goes round. */
function corners(from: number, sides: number, cut: Cut): Point[] {
  if (sides === 1) return [crossing(from, cut)];
  return Array.from({ length: Math.max(0, sides - 2) }, (_, index) => crossing((from + 1 + index) % 4, cut));
}

/** Where the side of a corridor meets the wall of a room. */
function onRoom(edge: Point, side: number, { middle, room }: Cut): Point {
  if (side % 2 === 0) {
    const away = Math.sqrt(room ** 2 - (edge.x - middle) ** 2);
    return { x: edge.x, y: side === 0 ? middle - away : middle + away };
  }
  const away = Math.sqrt(room ** 2 - (edge.y - middle) ** 2);
  return { x: side === 3 ? middle - away : middle + away, y: edge.y };
}

/** Rounding never takes more than half of a stretch. */
const within = (radius: number, from: Point, to: Point): number =>
  Math.min(radius, Math.hypot(to.x - from.x, to.y - from.y) / 2);

/** A line through points, its corners rounded; begins without a command. */
function rounded(points: readonly Point[], radius: number): string {
  let path = at(points[0]!);
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, here, after] = [points[index - 1]!, points[index]!, points[index + 1]!];
    const [start, end] = [before, after].map((other) => between(here, other, within(radius, here, other)));
    path += `L${at(start!)}Q${at(here)} ${at(end!)}`;
  }
  return `${path}L${at(points[points.length - 1]!)}`;
}

function outline(mask: number, cut: Cut, room: boolean): { closed: string; walls: string } {
  const open = [0, 1, 2, 3].filter((side) => mask & (1 << side));
  if (!open.length) {
    const circle = `M${at({ x: cut.middle - cut.room, y: cut.middle })}a${cut.room} ${cut.room} 0 1 1 0 .01z`;
    return { closed: circle, walls: circle };
  }
  const walls = open.map((side, index) => wall(side, open[(index + 1) % open.length]!, cut, room));
  return { closed: `M${walls.join("L")}Z`, walls: walls.map((each) => `M${each}`).join("") };
}

const corridors = new Map<number, Corridor>();

/** The corridor of a tile, drawn for its openings; a room in the middle holds what the tile shows. */
export function corridor(mask: number, room: boolean): Corridor {
  const key = mask * 2 + Number(room);
  let found = corridors.get(key);
  if (!found) {
    const { closed, walls } = outline(mask, FLOOR, room);
    const seams = [0, 1, 2, 3]
      .filter((side) => mask & (1 << side))
      .map((side) => `M${mouth(side, FLOOR).map(at).join("L")}`)
      .join("");
    found = { floor: closed, sunlit: outline(mask, SUNLIT, room).closed, edge: walls, seams };
    corridors.set(key, found);
  }
  return found;
}

/** A dozen strokes of the chisel, the same for the same number. */
export function chisel(seed: number, count = 12): string {
  let path = "";
  let number = (seed * 2654435761 + 97) >>> 0;
  const next = (): number => {
    number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
    return number / 4294967296;
  };
  for (let stroke = 0; stroke < count; stroke += 1) {
    const x = 5 + next() * 88;
    const y = 6 + next() * 88;
    const steep = next() < 0.5 ? 1 : -1;
    path += `M${round(x)} ${round(y)}l${round(2.5 + next() * 3)} ${round(steep * (1 + next() * 2.5))}`;
  }
  return path;
}

// The thread

const BEND = 15;
const ALONG_WALL = 26;
/** The loop round the end of the thread: in a corridor, in a room, and round a token that lies there. */
export const LOOP = { corridor: 24, room: 35, token: 41 } as const;

/** A step of the thread, on one square: what to draw, and the points that a piece passes. */
export interface Strand {
  square: Square;
  path: string;
  points: Point[];
}

/** Whether a tile has a room: somewhere to walk around. */
export type HasRoom = (square: Square) => boolean;

/** The direction in which an opening leads out of the maze; null: none does. */
const outward = (square: Square, mask: number): number | null =>
  DIRECTIONS.find((direction) => mask & direction && neighbour(square, direction) === null) ?? null;

/**
 * The thread along some squares: rounds bends, walks around rooms, and stops short of the loop at its end. A jump leaves
 * and comes by openings to the outside, where there are some.
 */
export function thread(squares: readonly Square[], hasRoom: HasRoom, openings: (square: Square) => number): Strand[] {
  return squares.map((square, index) => {
    const before = squares[index - 1];
    const after = squares[index + 1];
    const outside = outward(square, openings(square));
    const from = before === undefined ? null : (towards(square, before) ?? outside);
    const to = after === undefined ? null : (towards(square, after) ?? outside);
    const origin = corner(square);
    const local = strand(from, to, hasRoom(square), openings(square));
    const points = local.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
    return { square, path: points.length > 1 ? `M${rounded(points, BEND)}` : "", points: curve(points) };
  });
}

const edgeOf = (direction: number): Point => ({ x: 50 + STEPS[direction]!.x * 50, y: 50 + STEPS[direction]!.y * 50 });
const inside = (direction: number, away: number): Point => ({
  x: 50 + STEPS[direction]!.x * away,
  y: 50 + STEPS[direction]!.y * away,
});

function strand(from: number | null, to: number | null, room: boolean, openings: number): Point[] {
  const middle = { x: 50, y: 50 };
  if (from === null && to === null) return [middle];
  if (from === null) return [room ? inside(to!, 12) : middle, edgeOf(to!)];
  if (to === null) return [edgeOf(from), inside(from, room ? LOOP.room : LOOP.corridor)];
  if (!room) return from === opposite(to) ? [edgeOf(from), edgeOf(to)] : [edgeOf(from), middle, edgeOf(to)];
  const start = STEPS[from]!;
  const end = STEPS[to]!;
  if (from !== opposite(to)) {
    const half = ALONG_WALL * Math.SQRT1_2;
    const wallSide = { x: 50 + (start.x + end.x) * half, y: 50 + (start.y + end.y) * half };
    return [edgeOf(from), inside(from, 36), wallSide, inside(to, 36), edgeOf(to)];
  }
  const side = start.x === 0 ? (openings & W && !(openings & E) ? E : W) : openings & N && !(openings & S) ? S : N;
  const over = STEPS[side]!;
  const around = [30, 60, 90, 120, 150].map((degrees) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * ALONG_WALL, Math.sin((degrees * Math.PI) / 180) * ALONG_WALL];
    return { x: 50 + start.x * cos + over.x * sin, y: 50 + start.y * cos + over.y * sin };
  });
  return [edgeOf(from), inside(from, 38), ...around, inside(to, 38), edgeOf(to)];
}

/** Points along a line with rounded corners. */
export function curve(points: readonly Point[]): Point[] {
  const all: Point[] = [points[0]!];
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, here, after] = [points[index - 1]!, points[index]!, points[index + 1]!];
    const start = between(here, before, within(BEND, here, before));
    const end = between(here, after, within(BEND, here, after));
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      all.push({ x: a * start.x + b * here.x + c * end.x, y: a * start.y + b * here.y + c * end.y });
    }
  }
  if (points.length > 1) all.push(points[points.length - 1]!);
  return all;
}

// Pieces

export interface Stand extends Point {
  scale: number;
}

/** Where a piece stands on its square: in the middle, beside a treasure, or in a ring with others. */
export const stand = (square: Square, index: number, count: number, room: boolean): Stand =>
  standRound(centre(square), index, count, room);

/** The same round the middle of any square. */
export function standRound({ x, y }: Point, index: number, count: number, room = false): Stand {
  if (count === 1) return room ? { x: x + 13, y: y + 13, scale: 0.78 } : { x, y, scale: 1 };
  const angle = (index / count) * 2 * Math.PI - (count === 2 ? 0.75 : 0.5) * Math.PI;
  const away = count === 2 ? 17 : 20;
  return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away, scale: count === 2 ? 0.66 : 0.56 };
}

/** Where a token lies on its square: in the middle, or aside for those who stand there. */
export function lie(square: Square, aside: boolean): Stand {
  const { x, y } = centre(square);
  return aside ? { x: x - 15, y: y - 15, scale: 0.8 } : { x, y, scale: 1 };
}

// The board kit: what a game of the shifting maze hands to MazeBoard.svelte, and what it hears back.
//
// A game turns its view into a Position (`laid`), its events into Motions (`motions` of motions.ts does it for those that
// all games have in common), says what may be chosen (`offers`, out of the legal actions), and gets `onact` when somebody
// has made up their mind. An Aim (aim.svelte.ts) is what pointer, finger and keyboard are aimed at; it is shared by the
// board, the spare and the panel with the strong button. Nothing here knows a rule.

import type { Component, Snippet } from "svelte";

import type { GameEvent, Scene } from "../scene";
import type { Tile } from "../wire/types";
import type { Aim } from "./aim.svelte";
import type { Stand } from "./geometry";

/** A square, 0 to 48, row by row. An arrow is the square where a tile goes in. */
export type Square = number;
export type Arrow = Square;

/** What somebody may aim at. */
export interface Spot {
  on: "arrow" | "square";
  at: Square;
}

/** A picture on a tile or a card: an icon or a path, with the part of it that is drawn, "x y width height". */
export interface Picture {
  icon?: Component<Record<string, unknown>>;
  path?: string;
  box: string;
  /** Degrees, clockwise. */
  turn?: number;
  /** A stroke for icons too thin to be seen, in units of the icon (512 wide). */
  bold?: number;
  /** A sign of the night: faint by day, and it glows. */
  glows?: boolean;
  /** A small marking, which needs no room. */
  small?: boolean;
}

export type Pictures = Readonly<Record<string, Picture>>;

/**
 * A piece on the board, or whatever else is carried along by a push. Keys stay with a piece for the whole game; pieces
 * of seats have the key of `seatKey`.
 */
export interface Token {
  key: string;
  at: Square;
  /** What PieceArt draws: red, yellow, green, blue, white or purple; `art` may draw others. */
  piece: string;
  name: string;
  /** It lies on the floor, and pieces stand beside it. */
  lies?: boolean;
}

export const seatKey = (seat: number): string => `seat-${seat}`;

/** The homes of the pieces, by their squares. */
export const homesOf = (homes: Readonly<Record<string, Square>> = {}): ReadonlyMap<Square, string> =>
  new Map(Object.entries(homes).map(([piece, square]) => [square, piece]));

/** An arrow where nothing may go in now, and why. */
export interface Closed {
  arrow: Arrow;
  reason: string;
}

/** A tile on the board. */
export interface LaidTile extends Tile {
  /** What is on the other side of one that lies face down, where everybody may know. */
  front?: Tile;
}

/** What lies on the table and moves when things happen. */
export interface Position {
  tiles: readonly LaidTile[];
  tokens: readonly Token[];
}

/** How a square is lit: reachable now, after the previewed push, by a spell only, or threatened. */
export type Light = "now" | "preview" | "spell" | "threat";

/** A push that is only looked at: `position` then shows the maze after it. */
export interface PreviewedPush {
  arrow: Arrow;
  /** The tile that would come out. */
  out: Tile;
}

/** Moves elements of the page, and is over when they have arrived; whoever skips ends it at once. */
export type Run = (moving: readonly [Element, Keyframe[]][], timing: KeyframeAnimationOptions) => Promise<void>;

/** One movement on the board. */
export type Motion =
  | { move: "slide"; arrow: Arrow; tile: Tile }
  | { move: "carry"; key: string; to: Square }
  | { move: "walk"; key: string; path: readonly Square[] }
  /** A picture flies off its square to whatever bears `data-card-of={seat}` or `data-card={card}`; neither: it fades. */
  | { move: "find"; at: Square; card: string; seat: number }
  /** A tile turns over, about its vertical axis. */
  | { move: "flip"; at: Square; tile: Tile }
  /** A tile turns where it lies. */
  | { move: "turn"; at: Square; tile: Tile }
  | { move: "switch"; first: Square; second: Square }
  | { move: "teleport"; key: string; to: Square }
  /** A token flies off the board to whatever bears `data-card-of={seat}`. */
  | { move: "take"; key: string; seat: number }
  /** What a game moves by itself; the position stays. */
  | { move: "own"; perform: (run: Run, board: Element) => Promise<void> }
  | { move: "nightfall" };

export interface MazeBoardProps {
  scene: Scene;
  /** What to draw: the position, or the one after a previewed push. */
  position: Position;
  /** The position of a view, for the animator. */
  laid: (view: unknown) => Position;
  /** What moves at an event; `motions` of motions.ts unless a game has events of its own. */
  moved?: (event: GameEvent, position: Position) => readonly Motion[];
  pictures: Pictures;
  /** What a picture is called. */
  named: (picture: string) => string;
  /** The piece whose home a square is. */
  homes: ReadonlyMap<Square, string>;
  aim: Aim;
  /** What may be chosen now. */
  offers: readonly Spot[];
  closed?: Closed | readonly Closed[] | null;
  lights?: ReadonlyMap<Square, Light>;
  /** Squares that the viewer seeks: marked with a loop while they are lit. */
  goals?: readonly Square[];
  /** The way along these squares, both ends included. */
  thread?: readonly Square[] | null;
  preview?: PreviewedPush | null;
  /** The latest push, and the piece of whoever pushed. Any colour word of PieceArt, or "gold" for Daedalus. */
  pushed?: { arrow: Arrow; piece: string } | null;
  hinted?: Spot | null;
  /** A tile of the maze that is being laid: a click or the wheel turns it, and Enter acts. */
  laying?: { at: Square; turn: (clockwise: boolean) => void } | null;
  night?: boolean;
  /** Somebody has made up their mind: a click with the mouse, a second tap, or Enter. */
  onact: (spot: Spot) => void;
  /** Somebody chose what is not offered: send it anyway, so that the server says why not. */
  onrefused?: (spot: Spot) => void;
  /** More to draw on a square, over its tile and under the pieces, in units of 100 from its top left. */
  above?: Snippet<[Square]>;
  /** Draws the tokens; without it all of them are pieces. */
  art?: Snippet<[Token]>;
  /** Where a token stands that does not stand on its square like others: its place among those there. */
  placed?: (token: Token, index: number) => Stand | null;
  /** More to draw over the tiles and under the pieces, in units of the board (700). */
  below?: Snippet;
  /** More to draw over everything, in units of the board (700). */
  over?: Snippet;
  /** What else to say about a square to whoever does not see it. */
  about?: (square: Square) => string;
}

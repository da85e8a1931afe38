// What moves on the board when something happens, for the events that the games of the shifting maze have in common.

import type { GameEvent } from "../scene";
import type { Tile } from "../wire/types";
import { across, pushed } from "./geometry";
import { seatKey, type Motion, type Position, type Square } from "./kit";

type Shared =
  | { type: "Pushed" | "DaedalusPushed"; arrow: Square; tile: Tile }
  | { type: "Carried" | "Sent"; seat: number; start: Square; to: Square }
  | { type: "Walked"; seat: number; path: Square[] }
  | { type: "Found" | "Collected"; seat: number; card: string; owner?: number | null }
  | { type: "Covered" | "Uncovered" | "Rotated" | "Turned"; at: Square; tile: Tile }
  | { type: "Switched"; first: Square; second: Square }
  | { type: "NightFell" };

const RUBBLE: Tile = { openings: 0, shows: ["rubble"] };

export function motions(event: GameEvent, position: Position): readonly Motion[] {
  const happened = event as Shared;
  switch (happened.type) {
    case "Pushed":
    case "DaedalusPushed":
      return [{ move: "slide", arrow: happened.arrow, tile: happened.type === "Pushed" ? happened.tile : RUBBLE }];
    case "Carried":
      return [{ move: "carry", key: seatKey(happened.seat), to: happened.to }];
    case "Sent":
      return [{ move: "teleport", key: seatKey(happened.seat), to: happened.to }];
    case "Walked":
      return happened.path.length > 1 ? [{ move: "walk", key: seatKey(happened.seat), path: happened.path }] : [];
    case "Found":
    case "Collected": {
      const at = position.tiles.findIndex((tile) => tile.shows.includes(happened.card));
      return at < 0 ? [] : [{ move: "find", at, card: happened.card, seat: happened.owner ?? happened.seat }];
    }
    case "Covered":
      return [{ move: "flip", at: happened.at, tile: RUBBLE }];
    case "Uncovered":
      return [{ move: "flip", at: happened.at, tile: happened.tile }];
    case "Rotated":
    case "Turned":
      return [{ move: "turn", at: happened.at, tile: happened.tile }];
    case "Switched":
      return [{ move: "switch", first: happened.first, second: happened.second }];
    case "NightFell":
      return [{ move: "nightfall" }];
    default:
      return [];
  }
}

function withTile({ tiles, tokens }: Position, at: Square, tile: Tile): Position {
  return { tiles: tiles.map((each, square) => (square === at ? tile : each)), tokens };
}

function withToken({ tiles, tokens }: Position, key: string, at: Square): Position {
  return { tiles, tokens: tokens.map((token) => (token.key === key ? { ...token, at } : token)) };
}

/** The position after a motion. */
export function moved(position: Position, motion: Motion): Position {
  switch (motion.move) {
    case "slide":
      return { ...position, tiles: pushed(position.tiles, motion.arrow, motion.tile) };
    case "carry":
    case "teleport":
      return withToken(position, motion.key, motion.to);
    case "walk":
      return withToken(position, motion.key, motion.path[motion.path.length - 1]!);
    case "take":
      return { ...position, tokens: position.tokens.filter((token) => token.key !== motion.key) };
    case "flip":
    case "turn":
      return withTile(position, motion.at, motion.tile);
    case "switch": {
      const [first, second] = [position.tiles[motion.first]!, position.tiles[motion.second]!];
      return withTile(withTile(position, motion.first, second), motion.second, first);
    }
    default:
      return position;
  }
}

/** What leads back to the position before a motion, where that can be shown. */
function undone(motion: Motion, before: Position): Motion[] {
  switch (motion.move) {
    case "slide": {
      const out = across(motion.arrow);
      return [{ move: "slide", arrow: out, tile: before.tiles[out]! }];
    }
    case "carry":
    case "teleport":
      return [{ ...motion, to: before.tokens.find((token) => token.key === motion.key)!.at }];
    case "walk":
      return [{ ...motion, path: motion.path.toReversed() }];
    case "flip":
    case "turn":
      return [{ ...motion, tile: before.tiles[motion.at]! }];
    case "switch":
      return [motion];
    default:
      return [];
  }
}

/** The same groups of motions backwards, the last one first. */
export function backwards(groups: readonly (readonly Motion[])[], start: Position): Motion[][] {
  let position = start;
  const back = groups.map((group) => {
    const before = position;
    position = group.reduce(moved, position);
    return group.flatMap((motion) => undone(motion, before));
  });
  return back.reverse().filter((group) => group.length);
}

/** Motions that happen at the same time: a slide or a switch takes those along who stand on the tiles. */
export function together(all: readonly Motion[]): Motion[][] {
  const groups: Motion[][] = [];
  for (const motion of all) {
    const last = groups[groups.length - 1];
    const leader = last?.[0]?.move;
    if (last && motion.move === "carry" && (leader === "slide" || leader === "switch")) last.push(motion);
    else groups.push([motion]);
  }
  return groups;
}

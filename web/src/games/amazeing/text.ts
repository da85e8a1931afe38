// The whole position in sentences.

import { listed, sidesOf } from "../../board/said";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { AmazeingSigns, AmazeingView } from "../../wire/types";
import { cardTitle } from "./pictures";

const list = (cards: readonly string[]): string => listed(cards.map(cardTitle)) || say("amazeing-web-text-nothing");

export function text(view: AmazeingView | null, scene: Scene, names: readonly string[]): string[] {
  if (!view) return [];
  const seats = view.hands.map((hand, seat) => {
    const player = scene.players[seat];
    const home = (scene.signs as AmazeingSigns | null)?.homes[player?.piece ?? ""];
    return say("amazeing-web-text-seat", {
      player: player?.name ?? "",
      square: names[view.pieces[seat]!]!,
      home: home === undefined ? "-" : names[home]!,
      found: list(hand.found),
      left: hand.left,
      open: hand.face_up.length ? list(hand.face_up) : "none",
    });
  });
  const rows = Array.from({ length: 7 }, (_, row) => {
    const tiles = view.maze.tiles.slice(row * 7, row * 7 + 7).map((tile, column) =>
      say("amazeing-web-text-tile", {
        square: names[row * 7 + column]!,
        sides: sidesOf(tile.openings),
        shows: tile.shows.length ? list(tile.shows) : "none",
      }),
    );
    return say("amazeing-web-text-row", { row: row + 1, tiles: tiles.join("; ") });
  });
  return [
    say("amazeing-web-text-turn", { player: scene.players[view.seat]?.name ?? "", phase: view.phase, time: view.night ? "night" : "day" }),
    ...(view.held.length ? [say("amazeing-web-text-held", { cards: list(view.held) })] : []),
    ...seats,
    say("amazeing-web-text-spare", {
      sides: sidesOf(view.spare.openings),
      shows: view.spare.shows.length ? list(view.spare.shows) : "none",
      closed: view.banned === null ? "none" : names[view.banned]!,
    }),
    ...rows,
  ];
}

// The whole position in sentences.

import { lettersOf, NAMES } from "../../board/geometry";
import { covered } from "../../board/rooms";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { TeamSigns, TeamView, Tile } from "../../wire/types";
import { pageOf } from "./page";
import { pageSentence } from "./pagewords";
import { cardTitle, spellName } from "./pictures";

const sides = (tile: Tile): string =>
  [...lettersOf(tile.openings)].map((letter) => say(`board-side-${letter.toLowerCase()}`)).join(" ");

const list = (cards: readonly string[]): string => cards.map(cardTitle).join(", ") || "none";

function square(tile: Tile, at: number): string {
  if (covered(tile)) return say("team-web-text-rubble", { square: NAMES[at]! });
  return say("team-web-text-tile", { square: NAMES[at]!, sides: sides(tile), shows: list(tile.shows) });
}

export function text(view: TeamView | null, scene: Scene): string[] {
  if (!view) return [];
  const signs = scene.signs as TeamSigns;
  const page = view.pages[view.pages.length - 1];
  const seats = view.boards.map((cards, seat) =>
    say("team-web-text-seat", {
      player: scene.players[seat]?.name ?? "",
      square: NAMES[view.pieces[seat]!]!,
      cards: list(cards),
      spells: (view.spells[seat] ?? []).map(spellName).join(", ") || "none",
    }),
  );
  const rows = Array.from({ length: 7 }, (_, row) => {
    const tiles = view.maze.tiles.slice(row * 7, row * 7 + 7).map((tile, column) => square(tile, row * 7 + column));
    return say("team-web-text-row", { row: row + 1, tiles: tiles.join("; ") });
  });
  const used = view.used.map(spellName).join(", ") || "none";
  return [
    say("team-web-text-turn", { player: scene.players[view.seat]?.name ?? "", phase: view.phase, moves: view.moves, used }),
    ...(page ? [say("team-web-text-book", { page: view.pages.length, all: signs.pages, does: pageSentence(pageOf(page)) })] : []),
    say("team-web-portal-label", { count: view.collected.length, all: signs.treasures, deck: signs.cards_left }),
    ...seats,
    say("team-web-text-spare", { sides: sides(view.spare), shows: list(view.spare.shows) }),
    ...(view.fronts ?? []).map((front) => say("team-web-text-front", { square: NAMES[front.at]!, shows: list(front.tile.shows) })),
    ...rows,
  ];
}

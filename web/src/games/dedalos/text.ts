// The whole position in sentences.

import { listed } from "../../board/said";
import { say } from "../../house.svelte";
import { cellOf, nameOf } from "./cells";
import { laid } from "./motions";
import type { Play } from "./play.svelte";
import { figureName, tally, tileName, tileSaid, whereabouts } from "./said";

const cells = (all: readonly [number, number][]): string => listed(all.map(nameOf));

export function text(play: Play): string[] {
  const { view, signs } = play;
  if (!view || !signs) return [];
  const position = laid(view);
  const names = [...position.tiles.keys()];
  const rows = [...new Set(names.map((name) => cellOf(name)[1]))].sort((one, other) => other - one);
  return [
    say("dedalos-web-text-turn", { player: play.nameOfSeat(view.seat), phase: view.phase, left: signs.left, steps: view.steps }),
    ...(view.viewer === null || !view.hand.length ? [] : [say("dedalos-web-text-hand", { tiles: view.hand.map(tileSaid).join("; ") })]),
    ...view.tributes.map((_, seat) => say("dedalos-web-text-seat", { player: play.nameOfSeat(seat), where: whereabouts(play, seat), tiles: view.sizes[seat] ?? 0 })),
    ...(view.minotaur ? [say("dedalos-web-text-minotaur", { cell: nameOf(view.minotaur.at), from: view.minotaur.origin ? nameOf(view.minotaur.origin) : "none", speed: signs.speed, hopeless: view.hopeless })] : []),
    say("dedalos-web-text-exits", { open: cells(signs.exits) || "none", closed: cells(signs.collapsed) || "none" }),
    say("dedalos-web-text-bag", { count: signs.bag, places: cells(signs.places) || "none" }),
    ...(view.gone.length ? [say("dedalos-web-text-gone", { tiles: tally(view.gone).map(({ tile, count }) => `${count} × ${tileName(tile)}`).join("; ") })] : []),
    ...rows.map((along) => {
      const tiles = names.filter((name) => cellOf(name)[1] === along).map((name) => {
        const standing = position.figures.filter(({ at }) => at === name).map(({ key }) => figureName(play, key));
        return [name, tileSaid(position.tiles.get(name)!), ...standing].join(", ");
      });
      return say("dedalos-web-text-row", { row: nameOf([0, along]), tiles: tiles.join("; ") });
    }),
  ];
}

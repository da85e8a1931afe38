import type { Component } from "svelte";
import Rotate from "~icons/game-icons/clockwise-rotation";
import Escape from "~icons/game-icons/exit-door";
import Teleport from "~icons/game-icons/magic-portal";
import Push from "~icons/game-icons/push";
import Traverse from "~icons/game-icons/stone-path";
import Switch from "~icons/game-icons/trade";

import type { Pictures } from "../../board/kit";
import { team } from "../../board/pictures/team";
import { house, say } from "../../house.svelte";
import type { Spell } from "./legal";

export const pictures: Pictures = team;

export const spellIcons: Readonly<Record<Spell, Component<Record<string, unknown>>>> = {
  push: Push,
  rotate: Rotate,
  switch: Switch,
  traverse: Traverse,
  teleport: Teleport,
  escape: Escape,
};

export const spellName = (spell: Spell): string => say(`team-spell-${spell}`);

/** What a treasure or a marking is called. */
export const cardName = (card: string): string => house.words.name(`team-card-${card}`, card);

/** The same with a capital, where it stands alone. */
export function cardTitle(card: string): string {
  const name = cardName(card);
  return name.charAt(0).toLocaleUpperCase(house.words.language) + name.slice(1);
}

export const pieceName = (piece: string): string => house.words.name(`piece-${piece}`, piece);

// What a game shows of itself before it is opened. A folder with a `Card.svelte` has a card.

import type { Component } from "svelte";

interface Card {
  /** A picture: a corner of its board in the middle of a turn; `small`: a square part of it. */
  default: Component<{ small: boolean }>;
  /** Options that nobody should have to open a drawer for, besides `mode`. */
  foremost?: readonly string[];
}

const found = import.meta.glob<Card>("./*/Card.svelte", { eager: true });

export const cards: Readonly<Record<string, Card>> = Object.fromEntries(Object.entries(found).map(([path, card]) => [path.split("/")[1]!, card]));

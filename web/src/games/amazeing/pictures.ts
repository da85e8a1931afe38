import type { Pictures } from "../../board/kit";
import { amazeing } from "../../board/pictures/amazeing";
import { night } from "../../board/pictures/night";
import { house } from "../../house.svelte";

export const pictures: Pictures = { ...amazeing, ...night };

/** What a treasure is called. */
export const cardName = (card: string): string => house.words.name(`amazeing-card-${card}`, card);

/** The same with a capital, where it stands alone. */
export function cardTitle(card: string): string {
  const name = cardName(card);
  return name.charAt(0).toLocaleUpperCase(house.words.language) + name.slice(1);
}

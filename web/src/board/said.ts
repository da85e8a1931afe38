// How parts of the maze are said.

import { house, say } from "../house.svelte";
import { lettersOf } from "./geometry";

/** Several things in one phrase: a, b and c. */
export const listed = (things: readonly string[]): string => house.words.list(things);

/** The sides to which a tile is open. */
export const sidesOf = (openings: number): string =>
  listed([...lettersOf(openings)].map((letter) => say(`board-side-${letter.toLowerCase()}`)));

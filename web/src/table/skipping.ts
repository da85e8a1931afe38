// Any click or key skips what is being animated.

import type { Session } from "./session.svelte";

/** With these one plays: what is done to them was aimed at what lay there before, and does nothing but skip. */
const PLAYED_WITH = ".board, .now, .own";

export const skipping = (session: Session) => (table: HTMLElement) => {
  let spent = false;

  const aimed = (event: Event) => session.animating && (event.target as Element).closest(PLAYED_WITH) !== null;

  function press(event: PointerEvent): void {
    spent = aimed(event) && event.button === 0;
    if (session.animating) session.skip();
    if (spent) event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    if (!spent || event.detail === 0) return; // without a detail it comes from a key
    spent = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function key(event: KeyboardEvent): void {
    if (!["Enter", " "].includes(event.key) || !aimed(event)) return; // all other keys the page hears
    session.skip();
    event.preventDefault();
    event.stopPropagation();
  }

  table.addEventListener("pointerdown", press, true);
  table.addEventListener("click", click, true);
  table.addEventListener("keydown", key, true);
  return () => {
    table.removeEventListener("keydown", key, true);
    table.removeEventListener("pointerdown", press, true);
    table.removeEventListener("click", click, true);
  };
};

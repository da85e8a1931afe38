// Any click skips what is being animated.

import type { Session } from "./session.svelte";

/** With these one plays: a click on them was aimed at what lay there before, and does nothing but skip. */
const PLAYED_WITH = ".board, .now, .own";

export const skipping = (session: Session) => (table: HTMLElement) => {
  let spent = false;

  function press(event: PointerEvent): void {
    spent = session.animating && event.button === 0 && (event.target as Element).closest(PLAYED_WITH) !== null;
    if (session.animating) session.skip();
    if (spent) event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    if (!spent || event.detail === 0) return; // without a detail it comes from a key
    spent = false;
    event.preventDefault();
    event.stopPropagation();
  }

  table.addEventListener("pointerdown", press, true);
  table.addEventListener("click", click, true);
  return () => {
    table.removeEventListener("pointerdown", press, true);
    table.removeEventListener("click", click, true);
  };
};

// How a tile in hand is turned on the screen, wherever it lies.

import { calm } from "./running";

/** Show that it was turned by a quarter. */
export function spin(art: Element | null | undefined, clockwise: boolean): void {
  const before = `rotate(${clockwise ? -90 : 90}deg)`;
  art?.animate([{ transform: before }, { transform: "none" }], { duration: calm() ? 0 : 160, easing: "ease-out" });
}

const PAUSE = 120;

/** Turn with the wheel, not too often; meanwhile it does not scroll the page. */
export function byWheel(turn: (clockwise: boolean) => void): (node: GlobalEventHandlers) => () => void {
  let turned = 0;
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.timeStamp - turned < PAUSE) return;
    turned = event.timeStamp;
    turn(event.deltaY > 0);
  };
  return (node) => {
    node.addEventListener("wheel", wheel, { passive: false });
    return () => node.removeEventListener("wheel", wheel);
  };
}

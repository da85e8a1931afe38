// A tile that is dragged from where it lies to a place on the board.

import type { Point } from "./geometry";

interface Dragged {
  /** The name of the place at a point of the page, if there is one. */
  place(at: Point): string | null;
  /** It leaves where it lay. */
  begin?(): void;
  /** It is over a place, or over none. */
  over(place: string | null): void;
  drop(place: string): void;
}

const FAR = 6;

export class Drag {
  /** Where it is; null: where it lies. */
  at = $state.raw<Point | null>(null);

  private grip: Point | null = null;
  private ended = false;

  constructor(private readonly dragged: Dragged) {}

  readonly grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.grip = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.grip) return;
    if (!this.at) {
      if (Math.hypot(x - this.grip.x, y - this.grip.y) < FAR) return;
      this.dragged.begin?.();
    }
    this.at = { x, y };
    this.dragged.over(this.dragged.place(this.at));
  };

  readonly release = (): void => {
    const { at } = this;
    this.letGo();
    if (!at) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    const place = this.dragged.place(at);
    if (place) this.dragged.drop(place);
  };

  readonly letGo = (): void => {
    if (this.at) this.dragged.over(null);
    this.grip = this.at = null;
  };

  /** For a click: the one that ends a drag means nothing. */
  readonly unless = (click: () => void): void => {
    if (!this.ended) click();
  };
}

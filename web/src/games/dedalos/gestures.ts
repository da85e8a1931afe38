// What fingers and the mouse do to a board that can be moved: drag, pinch, tap, hold.

import type { Point } from "../../board/geometry";

export interface Gestured {
  pan(by: Point): void;
  /** Nearer or farther, round a point. */
  zoom(factor: number, at: Point): void;
  tap(at: Point, touch: boolean): void;
  /** Pressed for long, without moving. */
  hold(at: Point): void;
}

type Pointed = Pick<PointerEvent, "pointerId" | "pointerType" | "clientX" | "clientY">;

const FAR = 6;
const LONG = 500;

export class Gestures {
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private still = false;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Gestured) {}

  /** Whether something is being dragged. */
  get dragging(): boolean {
    return this.down.size > 0 && !this.still;
  }

  press({ pointerId, pointerType, clientX: x, clientY: y }: Pointed): void {
    this.still = this.down.size === 0;
    this.start = { x, y };
    this.down.set(pointerId, { x, y });
    clearTimeout(this.holding);
    if (this.still && pointerType !== "mouse") {
      this.holding = setTimeout(() => {
        this.still = false;
        this.board.hold({ x, y });
      }, LONG);
    }
  }

  move({ pointerId, clientX: x, clientY: y }: Pointed): void {
    const before = this.down.get(pointerId);
    if (!before) return;
    if (this.still && Math.hypot(x - this.start.x, y - this.start.y) < FAR) return;
    this.still = false;
    clearTimeout(this.holding);
    this.down.set(pointerId, { x, y });
    const other = [...this.down].find(([id]) => id !== pointerId)?.[1];
    if (!other) return this.board.pan({ x: x - before.x, y: y - before.y });
    const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    this.board.pan({ x: (x - before.x) / 2, y: (y - before.y) / 2 });
    this.board.zoom(apart({ x, y }) / Math.max(1, apart(before)), { x: (x + other.x) / 2, y: (y + other.y) / 2 });
  }

  release({ pointerId, pointerType, clientX: x, clientY: y }: Pointed): void {
    clearTimeout(this.holding);
    if (this.down.delete(pointerId) && this.still) this.board.tap({ x, y }, pointerType !== "mouse");
    this.still = false;
  }

  cancel({ pointerId }: Pointed): void {
    clearTimeout(this.holding);
    this.down.delete(pointerId);
    this.still = false;
  }
}

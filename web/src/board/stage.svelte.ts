// What is drawn while things happen, and the moving of it. Whoever is in a hurry aborts, and the board is as it is in
// the end.

import { flushSync } from "svelte";

import type { Animator, GameEvent } from "../scene";
import type { Tile } from "../wire/types";
import { centre, corner, line, quarterTurn, shift, type Point, type Strand } from "./geometry";
import type { Arrow, Motion, Position, Square } from "./kit";
import { backwards, moved, together } from "./motions";
import { calm, EASE_OUT, HEAVY, Running, to, type Frames } from "./running";

type Slide = Extract<Motion, { move: "slide" }>;
type Walk = Extract<Motion, { move: "walk" }>;
type Carry = Extract<Motion, { move: "carry" }>;

export class Stage extends Running implements Animator {
  playing = $state(false);
  position = $state.raw<Position>({ tiles: [], tokens: [] });
  /** The tile on its way in. */
  entering = $state.raw<{ arrow: Arrow; tile: Tile } | null>(null);
  thread = $state.raw<readonly Square[] | null>(null);
  /** Night has fallen, though the view does not say so yet. */
  dark = $state(false);

  private flying: Element[] = [];

  constructor(
    private readonly laid: (view: unknown) => Position,
    private readonly moves: (event: GameEvent, position: Position) => readonly Motion[],
    private readonly strands: (squares: readonly Square[]) => Strand[],
  ) {
    super();
  }

  async play(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal, pace = 1): Promise<void> {
    this.pace = pace;
    await this.show(together(this.motions(events, this.laid(before))), before, after, signal);
  }

  /** What is taken back: the same backwards, at double speed. */
  async rewind(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    const start = this.laid(after);
    this.pace = 2;
    await this.show(backwards(together(this.motions(events, start)), start), before, after, signal);
  }

  private async show(groups: Motion[][], before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    if (!groups.length || !this.root) return;
    if (calm()) return this.cut();
    this.signal = signal;
    this.position = this.laid(before);
    this.playing = true;
    flushSync();
    try {
      for (const group of groups) await this.perform(group);
    } finally {
      this.release();
      this.position = this.laid(after);
      this.entering = this.thread = null;
      this.playing = this.dark = false;
    }
  }

  private motions(events: readonly GameEvent[], start: Position): Motion[] {
    let position = start;
    return events.flatMap((event) => {
      const motions = this.moves(event, position);
      position = motions.reduce(moved, position);
      return motions;
    });
  }

  private async perform(group: readonly Motion[]): Promise<void> {
    const motion = group[0]!;
    const carried = group.slice(1) as Carry[];
    switch (motion.move) {
      case "slide":
        return this.slide(motion, carried);
      case "walk":
        return this.walk(motion);
      case "find":
        return this.find(motion.at, motion.card, motion.seat);
      case "flip":
        await this.spin(motion.at, [" scale(1, 1)", " scale(0, 1)"], 140);
        this.settle(group);
        return this.spin(motion.at, [" scale(0, 1)", " scale(1, 1)"], 140);
      case "turn":
        await this.spin(motion.at, ["", ` rotate(${this.turns(motion.at, motion.tile) * 90}deg)`], 260);
        return this.settle(group);
      case "switch":
        return this.switch(motion.first, motion.second, group);
      case "carry":
      case "teleport":
        return this.teleported(motion.key, () => this.settle(group));
      case "nightfall":
        return this.nightfall();
      case "take":
        await this.fly(this.token(motion.key), document.querySelector(`[data-card-of="${motion.seat}"]`), "-32 -32 64 64");
        return this.settle(group);
      case "own":
        return motion.perform((moving, timing) => this.run(moving, timing), this.root!);
    }
  }

  private async slide(motion: Slide, carried: readonly Carry[]): Promise<void> {
    const squares = line(motion.arrow);
    const step = shift(motion.arrow);
    const further = (point: Point): Point => ({ x: point.x + step.x, y: point.y + step.y });
    flushSync(() => (this.entering = { arrow: motion.arrow, tile: motion.tile }));
    const from = corner(motion.arrow);
    const outside = { x: from.x - step.x, y: from.y - step.y };
    const moving: [Element, Frames][] = [[this.element("[data-entering]"), [to(outside), to(from)]]];
    for (const square of squares) {
      moving.push([this.element(`[data-tile="${square}"]`), [to(corner(square)), to(further(corner(square)))]]);
    }
    for (const { key } of carried) {
      const here = this.standing(key);
      moving.push([this.token(key), [to(here), to(further(here))]]);
    }
    await this.run(moving, { duration: 360, easing: HEAVY });
    const last = squares[squares.length - 1];
    const over = carried.filter(({ key }) => this.position.tokens.find((token) => token.key === key)?.at === last);
    const lifted = over.map(({ key }) => ({ key, from: further(this.standing(key)) }));
    this.settle([motion, ...carried], () => (this.entering = null));
    await this.run(
      lifted.map(({ key, from: edge }) => {
        const landing = this.standing(key);
        const halfway = { x: (edge.x + landing.x) / 2, y: (edge.y + landing.y) / 2 };
        return [this.token(key), [to(edge, " scale(1)"), to(halfway, " scale(1.35)"), to(landing, " scale(1)")]];
      }),
      { duration: 240, easing: "ease-in-out" },
    );
    this.release();
  }

  private async walk(motion: Walk): Promise<void> {
    const strands = this.strands(motion.path);
    const here = this.standing(motion.key);
    flushSync(() => (this.thread = motion.path));
    await this.run([[this.element("[data-thread]"), [{ opacity: 0 }, { opacity: 1 }]]], { duration: 140 });
    const duration = Math.min(900, 90 * motion.path.length);
    for (const strand of this.root!.querySelectorAll("[data-strand]")) {
      const index = Number(strand.getAttribute("data-strand"));
      this.start(strand, [{ opacity: 1 }, { opacity: 0 }], {
        duration: 60,
        delay: (duration * (index + 0.6)) / motion.path.length,
        fill: "forwards",
      });
    }
    const goal = centre(motion.path[motion.path.length - 1]!);
    const points = [here, ...strands.slice(0, -1).flatMap((strand) => strand.points.slice(1)), goal];
    await this.run([[this.token(motion.key), spaced(points).map((point) => to(point))]], { duration, easing: "ease-out" });
    this.settle([motion], () => (this.thread = null));
    const landing = this.standing(motion.key);
    await this.run([[this.token(motion.key), [to(goal), to(landing)]]], { duration: 90, easing: EASE_OUT });
    this.release();
  }

  private async find(at: Square, card: string, seat: number): Promise<void> {
    const picture = this.root!.querySelector(`[data-tile="${at}"] .shown`);
    const goal = document.querySelector(`[data-card="${card}"]`) ?? document.querySelector(`[data-card-of="${seat}"]`);
    await this.fly(picture, goal, "25 25 50 50");
  }

  /** A copy of something on the board, of which this part is seen, flies off to somewhere on the page. */
  private async fly(picture: Element | null, goal: Element | null, seen: string): Promise<void> {
    if (!picture || !goal) return;
    const from = picture.getBoundingClientRect();
    const target = goal.getBoundingClientRect();
    const flyer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    flyer.setAttribute("viewBox", seen);
    const copy = picture.cloneNode(true) as Element;
    copy.removeAttribute("transform");
    flyer.append(copy);
    const size = Math.max(from.width, from.height);
    Object.assign(flyer.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: `${size}px`,
      height: `${size}px`,
      zIndex: "50",
      overflow: "visible",
      pointerEvents: "none",
    });
    document.body.append(flyer);
    this.flying.push(flyer);
    const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2 - size / 2, y: box.y + box.height / 2 - size / 2 });
    const scale = Math.min(target.width, target.height) / size / 1.6;
    const frames = [to(middle(from), " scale(1)"), to(middle(from), " scale(1.25)"), to(middle(target), ` scale(${scale})`)];
    await this.run([[flyer, frames]], { duration: 400, easing: EASE_OUT });
    flyer.remove();
  }

  private async switch(first: Square, second: Square, group: readonly Motion[]): Promise<void> {
    const moving: [Element, Frames][] = [
      [this.element(`[data-tile="${first}"]`), [to(corner(first)), to(corner(second))]],
      [this.element(`[data-tile="${second}"]`), [to(corner(second)), to(corner(first))]],
    ];
    for (const { key, to: square } of group.slice(1) as Carry[]) {
      const here = this.standing(key);
      const [start, end] = [centre(square === first ? second : first), centre(square)];
      moving.push([this.token(key), [to(here), to({ x: here.x + end.x - start.x, y: here.y + end.y - start.y })]]);
    }
    await this.run(moving, { duration: 360, easing: HEAVY });
    this.settle(group);
  }

  private async nightfall(): Promise<void> {
    await this.run([[this.element("[data-dusk]"), [{ opacity: 0 }, { opacity: 1 }]]], { duration: 480, easing: "linear" });
    flushSync(() => (this.dark = true));
    for (const tile of this.root!.querySelectorAll("[data-tile]")) {
      const { x, y } = centre(Number(tile.getAttribute("data-tile")));
      const delay = Math.hypot(x - 350, y - 350) * 0.9;
      this.start(tile, [{ opacity: 0 }, { opacity: 1 }], { duration: 260, delay, fill: "both" });
    }
    await this.run([[this.element("[data-dusk]"), [{ opacity: 1 }, { opacity: 0 }]]], { duration: 720, easing: "linear" });
    this.release();
  }

  /** Turn a tile about its middle. */
  private async spin(square: Square, [from, end]: readonly [string, string], duration: number): Promise<void> {
    const middle = centre(square);
    const back = " translate(-50px, -50px)";
    const frames = [to(middle, from + back), to(middle, end + back)];
    await this.run([[this.element(`[data-tile="${square}"]`), frames]], { duration, easing: "ease-in-out" });
  }

  private turns(square: Square, tile: Tile): number {
    let mask = this.position.tiles[square]!.openings;
    for (let turn = 0; turn < 4; turn += 1, mask = quarterTurn(mask)) if (mask === tile.openings) return turn;
    return 0;
  }

  /** Draw what the motions lead to, and let go of what moved there. */
  private settle(group: readonly Motion[], also: () => unknown = () => {}): void {
    flushSync(() => {
      this.position = group.reduce(moved, this.position);
      also();
    });
    this.release();
  }

  protected override release(): void {
    super.release();
    for (const flyer of this.flying) flyer.remove();
    this.flying = [];
  }
}

/** Points at even distances, so that a piece walks at one speed. */
export function spaced(points: readonly Point[], gap = 12): Point[] {
  const even: Point[] = [points[0]!];
  let left = gap;
  for (let index = 1; index < points.length; index += 1) {
    let [from, goal] = [points[index - 1]!, points[index]!];
    let length = Math.hypot(goal.x - from.x, goal.y - from.y);
    while (length >= left) {
      from = { x: from.x + ((goal.x - from.x) * left) / length, y: from.y + ((goal.y - from.y) * left) / length };
      even.push(from);
      length -= left;
      left = gap;
    }
    left -= length;
  }
  even.push(points[points.length - 1]!);
  return even;
}

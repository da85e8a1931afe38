// What is drawn of the maze while things happen, and the moving of it.

import { flushSync } from "svelte";

import type { Point } from "../../board/geometry";
import { calm, EASE_OUT, HEAVY, Running, to, type Frames } from "../../board/running";
import type { Animator, GameEvent } from "../../scene";
import type { DedalosView } from "../../wire/types";
import { centre, corner } from "./cells";
import { backwards, laid, MINOTAUR, moved, sequence, type Motion, type Position } from "./motions";

const STEP = 90;
/** How a tile lies in the maze. */
const LYING = { lift: 0, opacity: 1 };

export class Stage extends Running implements Animator {
  playing = $state(false);
  position = $state.raw<Position>({ tiles: new Map(), figures: [] });

  /** `watch` brings the cells where something happens into sight. */
  constructor(private readonly watch: (cells: readonly string[]) => void) {
    super();
  }

  async play(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal, pace = 1): Promise<void> {
    this.pace = pace;
    await this.show(sequence(events, laid(before as DedalosView)), before, after, signal);
  }

  /** What is taken back: the same backwards, at double speed. */
  async rewind(events: readonly GameEvent[], before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    const start = laid(after as DedalosView);
    this.pace = 2;
    await this.show(backwards(sequence(events, start), start), before, after, signal);
  }

  private async show(all: readonly Motion[], before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    if (!all.length || !this.root) return;
    if (calm()) {
      this.watch([all.at(-1)!.at]);
      return this.cut();
    }
    this.signal = signal;
    this.position = laid(before as DedalosView);
    this.playing = true;
    flushSync();
    try {
      for (const motion of all) await this.perform(motion);
    } finally {
      this.release();
      this.position = laid(after as DedalosView);
      this.playing = false;
    }
  }

  private async perform(motion: Motion): Promise<void> {
    this.watch([motion.at]);
    switch (motion.move) {
      case "lay":
        if (!motion.tile) await this.drop(motion.at, [LYING, { lift: 6, opacity: 0 }], { duration: 180, easing: EASE_OUT });
        this.settle(motion);
        if (motion.tile) await this.drop(motion.at, [{ lift: 6, opacity: 0.4 }, LYING], { duration: 180, easing: EASE_OUT });
        return;
      case "collapse":
        this.settle(motion);
        return this.drop(motion.at, [{ lift: 34, opacity: 0 }, { lift: 0, opacity: 1 }, { lift: 5, opacity: 1 }, LYING], { duration: 500, easing: "ease-in" });
      case "walk":
        return this.walk(motion);
      case "jump":
        await this.teleported(motion.key, () => this.settle(motion));
        return;
      case "rise":
        this.settle(motion);
        return this.risen(motion.key);
      case "catch":
        return this.catch(motion);
    }
  }

  /** A tile comes down to its place, or goes up from it. */
  private async drop(at: string, heights: readonly { lift: number; opacity: number }[], timing: KeyframeAnimationOptions): Promise<void> {
    const { x, y } = corner(at);
    const frames = heights.map(({ lift, opacity }) => ({ ...to({ x, y: y - lift }), opacity }));
    await this.run([[this.element(`[data-tile="${at}"]`), frames]], timing);
    this.release();
  }

  private async walk(motion: Extract<Motion, { move: "walk" | "jump" }>): Promise<void> {
    const here = this.standing(motion.key);
    const there = centre(motion.at);
    await this.run([[this.token(motion.key), [to(here), to(there)]]], { duration: 2 * STEP, easing: EASE_OUT });
    this.settle(motion);
    await this.run([[this.token(motion.key), [to(there), to(this.standing(motion.key))]]], { duration: STEP, easing: EASE_OUT });
    this.release();
  }

  /** The minotaur closes in on whoever is caught, and all of them fade. */
  private async catch(motion: Extract<Motion, { move: "catch" }>): Promise<void> {
    const middle = centre(motion.at);
    const leaving = motion.keys.map((key): [Element, Frames] => {
      const here = this.standing(key);
      const large = key === MINOTAUR ? 1.35 : 0.6;
      return [this.token(key), fading(here, middle, large)];
    });
    await this.run(leaving, { duration: 600, easing: HEAVY });
    this.settle(motion);
  }

  /** Draw what a motion leads to, and let go of what moved there. */
  private settle(motion: Motion): void {
    flushSync(() => (this.position = moved(this.position, motion)));
    this.release();
  }
}

const fading = (from: Point, middle: Point, large: number): Frames => [
  { ...to(from, " scale(1)"), opacity: 1 },
  { ...to(middle, ` scale(${large})`), opacity: 1, offset: 0.6 },
  { ...to(middle, ` scale(${large * 0.6})`), opacity: 0 },
];

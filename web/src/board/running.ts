// What moves on a board, one thing after the other. Transforms are absolute, so nothing adds up; whoever is in a hurry
// aborts, and everything is let go of.

import type { Point } from "./geometry";

export const HEAVY = "cubic-bezier(0.5, 0, 0.2, 1)";
export const EASE_OUT = "cubic-bezier(0.2, 0.8, 0.3, 1)";

export type Frames = Keyframe[];

export const to = ({ x, y }: Point, more = ""): Keyframe => ({ transform: `translate(${x}px, ${y}px)${more}` });

/** Whether things are cut short for whoever wishes it. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Running {
  root: SVGSVGElement | null = null;

  protected signal!: AbortSignal;
  protected running: Animation[] = [];
  /** How many times as fast as usual. */
  protected pace = 1;

  /** Let something move, and wait until it has arrived. */
  protected async run(moving: readonly [Element, Frames][], timing: KeyframeAnimationOptions): Promise<void> {
    this.signal.throwIfAborted();
    if (!moving.length) return;
    const animations = moving.map(([element, frames]) => this.start(element, frames, { fill: "forwards", ...timing }));
    const aborted = new Promise<never>((_, refuse) =>
      this.signal.addEventListener("abort", () => refuse(this.signal.reason), { once: true }),
    );
    await Promise.race([aborted, Promise.all(animations.map((animation) => animation.finished))]);
  }

  protected start(element: Element, frames: Frames, timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    animation.playbackRate = this.pace;
    this.running.push(animation);
    return animation;
  }

  /** For whoever does not want things to move: they are elsewhere at once, and nobody waits for the light. */
  protected cut(): void {
    this.root!.animate([{ opacity: 0.5 }, { opacity: 1 }], 120);
  }

  protected release(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
  }

  protected element(selector: string): Element {
    return this.root!.querySelector(selector)!;
  }

  protected token(key: string): Element {
    return this.element(`[data-token="${key}"]`);
  }

  /** Where a piece stands, as it is drawn without any animation. */
  protected standing(key: string): Point {
    const token = this.token(key);
    return { x: Number(token.getAttribute("data-x")), y: Number(token.getAttribute("data-y")) };
  }

  /** Sink into the ground here, and rise from it there; in between `settle` draws what has changed. */
  protected async teleported(key: string, settle: () => void): Promise<void> {
    const here = this.standing(key);
    const sink = [to(here, " scale(1) rotate(0deg)"), to(here, " scale(0) rotate(140deg)")];
    await this.run([[this.token(key), sink]], { duration: 210, easing: "ease-in" });
    settle();
    await this.risen(key);
  }

  protected async risen(key: string): Promise<void> {
    const there = this.standing(key);
    const rise = [to(there, " scale(0) rotate(-140deg)"), to(there, " scale(1) rotate(0deg)")];
    await this.run([[this.token(key), rise]], { duration: 210, easing: EASE_OUT });
    this.release();
  }
}

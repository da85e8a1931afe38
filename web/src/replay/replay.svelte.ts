// A game that is looked at again: the same scene as at the table, with time in the hands of whoever looks.

import { house, say } from "../house.svelte";
import { parted, type Animator, type GameEvent, type Player, type Scene } from "../scene";
import type { Looked, Outcome, Refused } from "../wire/types";
import { eventsOf, heardUntil, outcomeAt, turns, type Turn } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 900;
/** At this speed things are not moved any more, only shown. */
const SWIFT = 4;

export class Replay implements Scene {
  looked = $state.raw<Looked>()!;
  /** The step that is shown. */
  at = $state(0);
  viewer = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  animating = $state(false);

  readonly legal: readonly string[] = [];
  readonly hinted = null;
  readonly pointed = [];

  /** Hears what begins to be shown, until that is skipped: for sounds. */
  listen: ((events: readonly GameEvent[], signal: AbortSignal) => void) | null = null;

  private animator: Animator | null = null;
  private moving: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `people`: whose seat it was, where a bot has played in the end. */
  constructor(looked: Looked, viewer: number | null, at: number, private readonly people: readonly string[] = []) {
    this.see(looked, viewer);
    this.at = this.within(at);
  }

  /** The same game through other eyes, or in another language. */
  see(looked: Looked, viewer: number | null): void {
    this.still();
    this.looked = looked;
    this.viewer = viewer;
  }

  readonly last = $derived.by(() => this.looked.steps.length - 1);
  readonly turns: readonly Turn[] = $derived.by(() => turns(this.looked.steps));
  readonly turn = $derived.by(() => this.turns.findIndex(({ last }) => this.at <= last));
  readonly events: readonly GameEvent[] = $derived.by(() => heardUntil(this.looked.steps, this.at));
  readonly outcome: Outcome | null = $derived.by(() => outcomeAt(this.looked.steps, this.at));
  readonly players: readonly Player[] = $derived.by(() =>
    this.looked.players.map((player, seat) => {
      const piece = this.looked.pieces[seat] ?? "";
      const kind = player.startsWith("bot:") ? "bot" : player === "-" ? "nobody" : "person";
      const name = kind === "person" ? player : this.people[seat];
      return { name: name || house.words.name(`piece-${piece}`, piece), kind, piece };
    }),
  );

  get game(): string {
    return this.looked.game;
  }

  get name(): string {
    return parted(this.game).name;
  }

  get options(): Record<string, string> {
    return parted(this.game).options;
  }

  get view(): unknown {
    return this.looked.steps[this.at]?.view ?? null;
  }

  get signs(): unknown {
    return this.looked.steps[this.at]?.signs ?? null;
  }

  get toAct(): number | null {
    return this.looked.steps[this.at + 1]?.seat ?? null;
  }

  async act(): Promise<void> {
    // what has happened has happened
  }

  async preview(): Promise<Refused> {
    return { type: "refused", code: "replay", text: say("replay-only-looking") };
  }

  point(): void {
    // nobody is there to see it
  }

  animate(animator: Animator | null): void {
    this.animator = animator;
  }

  // Time

  /** Show a step at once. */
  go(step: number): void {
    this.still();
    this.at = this.within(step);
  }

  /** Let the next thing happen, and what follows if it plays. Nothing else may be on its way. */
  async forward(): Promise<void> {
    if (this.at >= this.last) return;
    const next = this.at + 1;
    const events = eventsOf(this.looked.steps[next]);
    const before = this.view;
    const after = this.looked.steps[next]?.view;
    const moving = (this.moving = new AbortController());
    if (this.animator && this.speed < SWIFT && events.length && !document.hidden) {
      this.animating = true;
      this.listen?.(events, moving.signal);
      try {
        await this.animator.play(events, before, after, moving.signal, this.speed);
      } catch (error) {
        if (!moving.signal.aborted) console.error(error);
      }
    }
    if (this.moving === moving) {
      this.moving = null;
      this.animating = false;
      this.at = next;
    }
    if (this.at >= this.last) this.playing = false;
    else if (this.playing) this.timer = setTimeout(() => void this.forward(), PAUSE / this.speed);
  }

  /** Go one step on by hand: what is still moving arrives at once. */
  step(): void {
    this.pause();
    if (this.animating) this.go(this.at + 1);
    else void this.forward();
  }

  back(): void {
    this.pause();
    this.go(this.animating ? this.at : this.at - 1);
  }

  /** The end of a turn before or after this one. */
  leap(turns: number): void {
    this.pause();
    const here = this.turns[this.turn];
    if (turns < 0) this.go(this.turns[this.turn - 1]?.last ?? 0);
    else this.go(here && this.at < here.last ? here.last : (this.turns[this.turn + 1]?.last ?? this.last));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  async play(): Promise<void> {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    if (!this.animating) await this.forward();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
    this.still();
  }

  private still(): void {
    const moving = this.moving;
    this.moving = null;
    this.animating = false;
    moving?.abort();
  }

  private within(step: number): number {
    return Math.min(Math.max(0, step), this.looked.steps.length - 1);
  }
}

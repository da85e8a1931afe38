// What somebody is aimed at, how the spare is turned, and what the server says would happen.

import type { Scene } from "../scene";
import type { Previewed } from "../wire/types";
import { quarterTurn } from "./geometry";
import type { Spot } from "./kit";

/** Something that may be aimed at; a game of the shifting maze has spots. */
interface Target {
  on: string;
  at: number | string;
}

export const same = (one: Target | null, other: Target | null): boolean =>
  one === other || (one !== null && other !== null && one.on === other.on && one.at === other.at);

export class Aim<T extends Target = Spot> {
  /** Under the mouse, or where the keyboard stands. */
  looked = $state.raw<T | null>(null);
  /** Chosen by a click or a tap; stays until something else is chosen. */
  chosen = $state.raw<T | null>(null);
  /** What was just refused. */
  refused = $state.raw<T | null>(null);

  get at(): T | null {
    return this.looked ?? this.chosen;
  }

  look(spot: T | null): void {
    if (!same(spot, this.looked)) this.looked = spot;
  }

  /** Look away from it, unless something else is looked at by now. */
  leave(spot: T): void {
    if (same(spot, this.looked)) this.looked = null;
  }

  choose(spot: T): void {
    this.chosen = spot;
    this.refused = null;
  }

  letGo(): void {
    this.looked = this.chosen = this.refused = null;
  }
}

/** The spare as it would go in: turned by whoever holds it, back as it lies when another comes. */
export class Turning {
  private turns = $state(0);

  constructor(private readonly openings: () => number) {}

  get mask(): number {
    let mask = this.openings();
    for (let turn = 0; turn < this.turns % 4; turn += 1) mask = quarterTurn(mask);
    return mask;
  }

  turn(clockwise = true): void {
    this.turns += clockwise ? 1 : 3;
  }

  /** Turn it until its openings are these. */
  turnTo(mask: number): void {
    for (let turn = 0; turn < 4 && this.mask !== mask; turn += 1) this.turn();
  }

  reset(): void {
    this.turns = 0;
  }
}

const PAUSE = 80;

/** Asks for previews, not too often, and never twice for the same position. */
export class Previews {
  private known = $state.raw<ReadonlyMap<string, Previewed | null>>(new Map());
  private position: unknown = undefined;
  private wanted: string | null = null;
  private asking: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: Scene) {}

  /** What is known of an action in the position on the screen; null: nothing, or not yet. */
  of(action: string | null): Previewed | null {
    const { known } = this;
    return action === null || this.position !== this.scene.view ? null : (known.get(action) ?? null);
  }

  /** Wish to know; call it from an effect. */
  want(action: string | null): void {
    const view = this.scene.view;
    if (view !== this.position) {
      this.position = view;
      this.known = new Map();
    }
    this.wanted = action;
    if (action === null || this.known.has(action) || this.asking === action) return;
    this.timer ??= setTimeout(() => void this.ask(), this.asking === null ? 0 : PAUSE);
  }

  private async ask(): Promise<void> {
    const action = this.wanted;
    const view = this.position;
    if (action === null || this.known.has(action)) {
      this.timer = undefined;
      return;
    }
    this.asking = action;
    const pause = new Promise((done) => setTimeout(done, PAUSE));
    const answer = await this.scene.preview(action);
    if (view === this.position) {
      this.known = new Map(this.known).set(action, answer.type === "previewed" ? answer : null);
    }
    await pause;
    this.asking = null;
    this.timer = undefined;
    if (this.wanted !== action) this.want(this.wanted);
  }
}

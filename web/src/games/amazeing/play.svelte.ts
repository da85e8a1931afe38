// One game of The aMAZEing Labyrinth on the screen: what somebody is aimed at, and what that would lead to.

import { Aim, Previews, Turning } from "../../board/aim.svelte";
import { lettersOf, maskOf, NAMES, squareOf, wayTo } from "../../board/geometry";
import { seatKey, type Light, type Position, type Spot, type Square } from "../../board/kit";
import type { Scene } from "../../scene";
import type { AmazeingSigns, AmazeingView, Pushed } from "../../wire/types";

export class Play {
  readonly aim = new Aim();
  readonly turning = new Turning(() => this.view?.spare.openings ?? 0);
  readonly previews: Previews;

  constructor(readonly scene: Scene) {
    this.previews = new Previews(scene);
  }

  get view(): AmazeingView | null {
    return this.scene.view as AmazeingView | null;
  }

  get signs(): AmazeingSigns | null {
    return this.scene.signs as AmazeingSigns | null;
  }

  get night(): boolean {
    return this.view?.night ?? false;
  }

  get mine(): boolean {
    return this.scene.legal.length > 0;
  }

  /** What the one before the screen is doing. */
  get stage(): "push" | "move" | "wait" | "over" {
    const { view } = this;
    if (!view || !this.mine) return view?.phase === "over" ? "over" : "wait";
    return view.phase;
  }

  readonly laid = (view: unknown): Position => {
    const { maze, pieces } = view as AmazeingView;
    const tokens = pieces.map((at, seat) => {
      const player = this.scene.players[seat];
      return { key: seatKey(seat), at, piece: player?.piece ?? "", name: player?.name ?? "" };
    });
    return { tiles: maze.tiles, tokens };
  };

  get offers(): Spot[] {
    const spots = new Map<string, Spot>();
    for (const action of this.scene.legal) {
      const name = action.replace("move ", "").slice(0, 2);
      spots.set(name, { on: action.startsWith("move") ? "square" : "arrow", at: squareOf(name) });
    }
    return [...spots.values()];
  }

  /** What aiming somewhere means; where several cards could be turned there, one action for each. */
  actions({ on, at }: Spot): string[] {
    const name = NAMES[at]!;
    if (on === "arrow") return [`${name}/${lettersOf(this.turning.mask)}`];
    const found = this.scene.legal.filter((action) => action === `move ${name}` || action.startsWith(`move ${name} `));
    return found.length ? found : [`move ${name}`];
  }

  get action(): string | null {
    const { at } = this.aim;
    return at && this.mine ? (this.actions(at)[0] ?? null) : null;
  }

  get pushAt(): Square | null {
    const { action, aim } = this;
    return action && aim.at?.on === "arrow" && this.scene.legal.includes(action) ? aim.at.at : null;
  }

  get walkTo(): Square | null {
    return this.stage === "move" && this.aim.at?.on === "square" ? this.aim.at.at : null;
  }

  /** The push that is looked at, as far as the server has told what comes of it. */
  get previewed(): { view: AmazeingView; signs: AmazeingSigns; squares: Set<Square> } | null {
    if (this.pushAt === null) return null;
    const told = this.previews.of(this.action);
    if (!told) return null;
    const { view, signs, legal = [] } = told.sight;
    return { view: view as AmazeingView, signs: signs as AmazeingSigns, squares: walks(legal) };
  }

  get lights(): Map<Square, Light> {
    const { previewed, stage } = this;
    if (previewed) return lit(previewed.squares, "preview");
    return stage === "move" ? lit(walks(this.scene.legal), "now") : new Map();
  }

  /** The cards that the viewer may find now. */
  get sought(): readonly string[] {
    return this.signs?.seeks ?? [];
  }

  /** Whether only the way home is left. */
  get homeward(): boolean {
    return this.signs?.homeward ?? false;
  }

  /** Where the viewer wants to go, as things are or would be after the push that is looked at. */
  get goals(): readonly Square[] {
    return (this.previewed?.signs ?? this.signs)?.goals ?? [];
  }

  get thread(): Square[] | null {
    const { signs, walkTo } = this;
    return signs && walkTo !== null ? wayTo(signs.walks, walkTo) : null;
  }

  get lastPush(): Pushed | null {
    const pushed = this.scene.events.findLast((event) => event.type === "Pushed");
    return (pushed as Pushed | undefined) ?? null;
  }

  get hinted(): Spot | null {
    const { hinted } = this.scene;
    if (!hinted) return null;
    const on = hinted.startsWith("move") ? "square" : "arrow";
    return { on, at: squareOf(hinted.replace("move ", "").slice(0, 2)) };
  }

  /** Aim where a hint says. */
  follow(): void {
    const { hinted } = this;
    if (!hinted) return;
    if (hinted.on === "arrow") this.turning.turnTo(maskOf(this.scene.hinted!.split("/")[1] ?? ""));
    this.aim.choose(hinted);
  }

  /** Say it although it is not offered: the server says why not. */
  refuse(spot: Spot): void {
    this.aim.letGo();
    this.aim.refused = spot;
    void this.scene.act(this.actions(spot)[0]!);
  }

  /** The spare was dropped on an arrow. */
  drop(spot: Spot): void {
    const action = this.actions(spot)[0]!;
    if (this.scene.legal.includes(action)) void this.act(action);
    else this.refuse(spot);
  }

  async act(action: string | null): Promise<void> {
    if (!action) return;
    this.aim.letGo();
    await this.scene.act(action);
  }
}

export function walks(legal: readonly string[]): Set<Square> {
  return new Set(legal.filter((action) => action.startsWith("move ")).map((action) => squareOf(action.slice(5, 7))));
}

const lit = (squares: Iterable<Square>, light: Light): Map<Square, Light> =>
  new Map([...squares].map((square) => [square, light]));

const plays = new WeakMap<Scene, Play>();

/** Board, panels and seats of one scene share what is aimed at. */
export function playOf(scene: Scene): Play {
  let play = plays.get(scene);
  if (!play) plays.set(scene, (play = new Play(scene)));
  return play;
}

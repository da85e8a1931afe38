// A push and a walk on the screen: what somebody is aimed at, and what that would lead to. Games of the shifting maze
// that have both make their own out of it.

import type { Scene } from "../scene";
import type { Pushed, Tile } from "../wire/types";
import { Aim, Previews, Turning } from "./aim.svelte";
import { lettersOf, maskOf, NAMES, squareOf } from "./geometry";
import { seatKey, type Light, type Position, type Spot, type Square } from "./kit";

/** What the views of these games have in common. */
export interface ShiftingView {
  maze: { tiles: readonly Tile[] };
  spare: Tile;
  banned: Square | null;
  pieces: readonly Square[];
  seat: number;
  phase: string;
}

/** What the rules say of such a view. */
export interface ShiftingSigns {
  walks: Readonly<Record<string, Square>>;
}

/** A push that is looked at, as far as the server has told what comes of it. */
export interface Ahead<View, Signs> {
  view: View;
  signs: Signs;
  squares: ReadonlySet<Square>;
}

export abstract class MazePlay<View extends ShiftingView, Signs extends ShiftingSigns> {
  readonly aim = new Aim();
  readonly turning = new Turning(() => this.view?.spare.openings ?? 0);
  readonly previews: Previews;

  constructor(readonly scene: Scene) {
    this.previews = new Previews(scene);
  }

  get view(): View | null {
    return this.scene.view as View | null;
  }

  get signs(): Signs | null {
    return this.scene.signs as Signs | null;
  }

  get mine(): boolean {
    return this.scene.legal.length > 0;
  }

  readonly laid = (view: unknown): Position => this.position(view as View);

  protected position({ maze, pieces }: View): Position {
    const tokens = pieces.map((at, seat) => {
      const player = this.scene.players[seat];
      return { key: seatKey(seat), at, piece: player?.piece ?? "", name: player?.name ?? "" };
    });
    return { tiles: maze.tiles, tokens };
  }

  get offers(): Spot[] {
    const spots = this.scene.legal.flatMap((action) => spotOf(action) ?? []);
    return [...new Map(spots.map((spot) => [spot.on + spot.at, spot])).values()];
  }

  /** What aiming somewhere means; where there is a choice, one action for each. */
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
    return this.view?.phase === "move" && this.mine && this.aim.at?.on === "square" ? this.aim.at.at : null;
  }

  get ahead(): Ahead<View, Signs> | null {
    const told = this.pushAt === null ? null : this.previews.of(this.action);
    if (!told) return null;
    const { view, signs, legal } = told.sight;
    return { view: view as View, signs: signs as Signs, squares: walks(legal ?? []) };
  }

  get lights(): Map<Square, Light> {
    const { ahead } = this;
    return ahead ? lit(ahead.squares, "preview") : lit(walks(this.scene.legal), "now");
  }

  /** Where somebody wants to go, now or after the push that is looked at. */
  get goals(): readonly Square[] {
    const { view, signs } = this.ahead ?? this;
    return view && signs ? this.goalsOf(view, signs) : [];
  }

  protected abstract goalsOf(view: View, signs: Signs): readonly Square[];

  get thread(): Square[] | null {
    const { walkTo, signs } = this;
    return walkTo === null || !signs ? null : wayTo(signs.walks, walkTo);
  }

  get lastPush(): Pushed | null {
    const pushed = this.scene.events.findLast((event) => event.type === "Pushed");
    return (pushed as Pushed | undefined) ?? null;
  }

  get hinted(): Spot | null {
    return spotOf(this.scene.hinted ?? "");
  }

  /** Aim where a hint says. */
  follow(): void {
    const { hinted } = this;
    if (!hinted) return;
    if (hinted.on === "arrow") this.turning.turnTo(maskOf(this.scene.hinted!.split("/")[1] ?? ""));
    this.aim.choose(hinted);
  }

  /** Somebody has made up their mind; where there is still a choice, they are asked. */
  readonly decide = (spot: Spot): void => {
    const actions = this.actions(spot);
    if (actions.length > 1) this.aim.choose(spot);
    else void this.act(actions[0]!);
  };

  /** Say it although it is not offered: the server says why not. */
  readonly refuse = (spot: Spot): void => {
    this.aim.letGo();
    this.aim.refused = spot;
    void this.scene.act(this.actions(spot)[0]!);
  };

  /** The spare was dropped on an arrow. */
  readonly drop = (spot: Spot): void => {
    const action = this.actions(spot)[0]!;
    if (this.scene.legal.includes(action)) void this.act(action);
    else this.refuse(spot);
  };

  async act(action: string | null): Promise<void> {
    if (!action) return;
    this.aim.letGo();
    await this.scene.act(action);
  }
}

/** Where on the board an action is; null: nowhere. */
export function spotOf(action: string): Spot | null {
  const [, walk, name = ""] = /^(move )?([a-g][1-7])/.exec(action) ?? [];
  return name ? { on: walk ? "square" : "arrow", at: squareOf(name) } : null;
}

/** The squares to which some actions walk. */
export function walks(legal: readonly string[]): Set<Square> {
  const spots = legal.flatMap((action) => spotOf(action) ?? []);
  return new Set(spots.filter(({ on }) => on === "square").map(({ at }) => at));
}

/** The way to a square, where it is known for each square from which one it is reached; null: it is not in reach. */
export function wayTo(before: Readonly<Record<string, Square>>, to: Square): Square[] | null {
  if (before[to] === undefined) return null;
  const squares = [to];
  while (before[squares[0]!] !== squares[0]) squares.unshift(before[squares[0]!]!);
  return squares;
}

const lit = (squares: Iterable<Square>, light: Light): Map<Square, Light> =>
  new Map([...squares].map((square) => [square, light]));

/**
 * Board, panels and seats of one scene share what is aimed at. It belongs to none of them: what it derives would be
 * frozen when the one that asked first leaves the screen.
 */
export function sharedBy<Play>(make: (scene: Scene) => Play): (scene: Scene) => Play {
  const plays = new WeakMap<Scene, Play>();
  return (scene) => {
    if (!plays.has(scene)) $effect.root(() => void plays.set(scene, make(scene)));
    return plays.get(scene)!;
  };
}

// One game of the Team Edition on the screen: which spell is in hand, what is aimed at, and what that would lead to.

import { Aim, Previews, Turning } from "../../board/aim.svelte";
import { across, lettersOf, maskOf, NAMES, quarterTurn, squareOf } from "../../board/geometry";
import { seatKey, type Closed, type Light, type Motion, type Position, type Run, type Spot, type Square } from "../../board/kit";
import { lastTurn } from "../../board/past";
import { sharedBy } from "../../board/play.svelte";
import { say } from "../../house.svelte";
import type { GameEvent, Scene } from "../../scene";
import type { Pushed, TeamCollected, TeamDaedalusPushed, TeamEvent, TeamSigns, TeamView, Tile } from "../../wire/types";
import { partners, sorted, type Legal, type Spell } from "./legal";
import { pageBehind } from "./page";
import { moved } from "./trail";

const WALK_SPELLS: readonly Spell[] = ["traverse", "teleport", "escape"];
export const walkSpell = (spell: Spell | null): boolean => spell !== null && WALK_SPELLS.includes(spell);

export type Stage = "choose" | "act" | "uncover" | "turn" | "wait" | "over";

/** Turns the Book's page before its effect is shown. */
export interface Leaf {
  turn(page: string, run: Run): Promise<void>;
}

class SpellAim extends Aim {
  constructor(private readonly play: Play) {
    super();
  }

  /** Switch needs two tiles: the first is kept, and chosen again it is let go. */
  override choose(spot: Spot): void {
    const { play } = this;
    if (play.casting !== "switch") return super.choose(spot);
    if (play.first === null || play.first === spot.at) {
      play.first = play.first === null ? spot.at : null;
      this.looked = this.chosen = null;
    } else super.choose(spot);
  }

  override letGo(): void {
    super.letGo();
    this.play.first = null;
  }
}

class SpareTurning extends Turning {
  constructor(
    openings: () => number,
    private readonly touched: () => void,
  ) {
    super(openings);
  }

  override turn(clockwise = true): void {
    this.touched();
    super.turn(clockwise);
  }
}

/** A tile of the maze in the ways in which it may be laid. */
class Laying extends Turning {
  constructor(
    openings: () => number,
    private readonly ways: () => readonly number[],
  ) {
    super(openings);
  }

  override turn(clockwise = true): void {
    super.turn(clockwise);
    for (let more = 0; more < 3 && !this.ways().includes(this.mask); more += 1) super.turn(clockwise);
  }
}

export class Play {
  readonly aim = new SpellAim(this);
  readonly previews: Previews;
  readonly spareTurning = new SpareTurning(
    () => this.view?.spare.openings ?? 0,
    () => this.take("push"),
  );
  readonly laying = new Laying(
    () => (this.wished && this.wished.at === this.layingAt ? this.wished.mask : this.untouched),
    () => this.ways,
  );

  /** The spell that somebody took in hand. */
  private taken = $state<Spell | null>(null);
  /** The first tile of a switch. */
  first = $state<Square | null>(null);
  /** The spell that somebody thinks of taking. */
  choice = $state<Spell | null>(null);
  /** How a hint would lay the tile of a square. */
  private wished = $state.raw<{ at: Square; mask: number } | null>(null);

  leaf: Leaf | null = null;

  readonly legal: Legal = $derived.by(() => sorted(this.scene.legal));

  constructor(readonly scene: Scene) {
    this.previews = new Previews(scene);
  }

  get view(): TeamView | null {
    return this.scene.view as TeamView | null;
  }

  get signs(): TeamSigns | null {
    return this.scene.signs as TeamSigns | null;
  }

  get stage(): Stage {
    const { view } = this;
    if (view?.phase === "over" || this.scene.outcome) return "over";
    return view && this.scene.legal.length ? view.phase : "wait";
  }

  readonly laid = (view: unknown): Position => {
    const { maze, pieces, fronts } = view as TeamView;
    const known = new Map(fronts?.map(({ at, tile }) => [at, tile]));
    const tokens = pieces.map((at, seat) => {
      const player = this.scene.players[seat];
      return { key: seatKey(seat), at, piece: player?.piece ?? "", name: player?.name ?? "" };
    });
    const tiles = maze.tiles.map((tile, square) => (known.has(square) ? { ...tile, front: known.get(square)! } : tile));
    return { tiles: known.size ? tiles : maze.tiles, tokens };
  };

  get here(): Square {
    return this.view?.pieces[this.view.seat] ?? 0;
  }

  // Spells

  spellsOf(seat: number): readonly Spell[] {
    return this.view?.spells[seat] ?? [];
  }

  used(seat: number, spell: Spell): boolean {
    return this.view?.seat === seat && this.view.used.includes(spell);
  }

  /** Whether a spell can be taken in hand now. */
  castable(spell: Spell): boolean {
    return this.stage === "act" && (this.signs?.ready.includes(spell) ?? false);
  }

  /** The spell in hand; who aims at an arrow with empty hands means Push. */
  get casting(): Spell | null {
    return this.taken ?? (this.aim.at?.on === "arrow" && this.castable("push") ? "push" : null);
  }

  take(spell: Spell): void {
    if (!this.castable(spell)) return;
    if (this.casting !== spell) this.aim.letGo();
    this.wished = null;
    this.taken = spell;
  }

  putBack(): void {
    this.aim.letGo();
    this.taken = this.wished = null;
  }

  toggle(spell: Spell): void {
    if (this.casting === spell) this.putBack();
    else this.take(spell);
  }

  // What may be aimed at

  /** Squares that only a spell leads to. */
  get bySpell(): Set<Square> {
    const { legal, signs } = this;
    return new Set([...legal.moves].filter((to) => signs?.walks[to]?.spell));
  }

  get offers(): Spot[] {
    const { legal, taken, first } = this;
    const squares = (all: Iterable<Square>): Spot[] => [...all].map((at) => ({ on: "square", at }));
    const arrows = [...legal.pushes].map((at): Spot => ({ on: "arrow", at }));
    if (this.stage === "turn") return squares([this.here]);
    if (this.stage !== "act") return [];
    if (taken === "push") return arrows;
    if (taken === "rotate") return squares(legal.rotations.keys());
    if (taken === "switch")
      return squares(first === null ? new Set(legal.switches.flat()) : [first, ...partners(legal, first)]);
    return taken ? squares(this.bySpell) : [...squares(legal.moves), ...arrows];
  }

  /** Tiles that a spell in hand could change: they are outlined. */
  get touchable(): Square[] {
    return this.casting === "rotate" || this.casting === "switch" ? this.offers.map((spot) => spot.at) : [];
  }

  /** The tile that is being laid: chosen for Rotate, or just turned face up. */
  get layingAt(): Square | null {
    if (this.stage === "turn") return this.here;
    const { chosen } = this.aim;
    return this.casting === "rotate" && chosen?.on === "square" && this.legal.rotations.has(chosen.at) ? chosen.at : null;
  }

  private get ways(): readonly number[] {
    const { layingAt, legal } = this;
    if (layingAt === null) return [];
    return this.stage === "turn" ? legal.turns : (legal.rotations.get(layingAt) ?? []);
  }

  /** How a tile lies before anybody turns it; one that is to be rotated has begun to turn. */
  private get untouched(): number {
    const { layingAt, view } = this;
    if (layingAt === null || !view) return 0;
    const { openings } = view.maze.tiles[layingAt]!;
    let mask = openings;
    for (let turn = 0; turn < 4 && !this.ways.includes(mask); turn += 1) mask = quarterTurn(mask);
    return mask;
  }

  get pushAt(): Square | null {
    const { at } = this.aim;
    return this.casting === "push" && at?.on === "arrow" && this.legal.pushes.has(at.at) ? at.at : null;
  }

  get pair(): [Square, Square] | null {
    const { first, legal } = this;
    const at = this.aim.at;
    if (this.casting !== "switch" || first === null || at?.on !== "square" || !partners(legal, first).includes(at.at)) return null;
    return first < at.at ? [first, at.at] : [at.at, first];
  }

  get walkTo(): Square | null {
    const { at } = this.aim;
    if (this.stage !== "act" || (this.casting && !walkSpell(this.casting)) || at?.on !== "square") return null;
    return this.legal.moves.has(at.at) ? at.at : null;
  }

  /** What is made up so far, as the text of an action; null: nothing whole. */
  get action(): string | null {
    const { pushAt, pair, walkTo, layingAt } = this;
    if (pushAt !== null) return `${NAMES[pushAt]}/${lettersOf(this.spareTurning.mask)}`;
    if (pair) return `switch ${NAMES[pair[0]]} ${NAMES[pair[1]]}`;
    if (walkTo !== null) return `move ${NAMES[walkTo]}`;
    if (layingAt === null) return null;
    const letters = lettersOf(this.laying.mask);
    return this.stage === "turn" ? `turn ${letters}` : `rotate ${NAMES[layingAt]}/${letters}`;
  }

  // What it would lead to

  get ahead(): { view: TeamView; legal: Legal; events: readonly TeamEvent[] } | null {
    const told = this.previews.of(this.action);
    if (!told) return null;
    return {
      view: told.sight.view as TeamView,
      legal: sorted(told.sight.legal ?? []),
      events: told.heard.events as readonly TeamEvent[],
    };
  }

  /** What to draw: the position, with what is being tried. */
  get position(): Position {
    const { view, ahead, layingAt } = this;
    if (!view) return { tiles: [], tokens: [] };
    if (ahead && (this.pushAt !== null || this.pair)) return this.laid(ahead.view);
    const position = this.laid(view);
    if (layingAt === null) return position;
    const tiles = position.tiles.map((tile, square) => (square === layingAt ? { ...tile, openings: this.laying.mask } : tile));
    return { ...position, tiles };
  }

  get lights(): Map<Square, Light> {
    const { ahead, bySpell } = this;
    if (this.stage !== "act" && this.stage !== "turn") return new Map();
    if (this.stage === "turn" || (this.casting && !walkSpell(this.casting)))
      return new Map([...(ahead?.legal.moves ?? [])].map((square) => [square, "preview"]));
    const squares = this.casting ? bySpell : this.legal.moves;
    return new Map([...squares].map((square) => [square, bySpell.has(square) ? "spell" : "now"]));
  }

  /** The thread of the walk that is aimed at. */
  get thread(): readonly Square[] | null {
    const { signs, walkTo } = this;
    return walkTo === null ? null : (signs?.walks[walkTo]?.path ?? null);
  }

  /** Which spell the walk that is aimed at uses. */
  get walkUses(): Spell | null {
    const { signs, walkTo } = this;
    return walkTo === null ? null : (signs?.walks[walkTo]?.spell ?? null);
  }

  get finds(): TeamCollected | null {
    return this.ahead?.events.find((event) => event.type === "Collected") ?? null;
  }

  get earnsMove(): boolean {
    return this.ahead?.events.some((event) => event.type === "BonusMove") ?? false;
  }

  /** How far the team is: treasures collected, out of all, and cards still in the deck. */
  get progress(): { count: number; all: number; deck: number } {
    const { view, signs } = this;
    return { count: view?.collected.length ?? 0, all: signs?.treasures ?? 0, deck: signs?.cards_left ?? 0 };
  }

  /** The treasures before a seat that count now. */
  soughtBy(seat: number): readonly string[] {
    const counting = this.signs?.collectable[seat] ?? {};
    return (this.view?.boards[seat] ?? []).filter((card) => card in counting);
  }

  /** What a seat may collect for others now that its own board is empty, and before whom it lies. */
  helpsWith(seat: number): { card: string; owner: number }[] {
    if (this.view?.boards[seat]?.length) return [];
    return Object.entries(this.signs?.collectable[seat] ?? {}).map(([card, owner]) => ({ card, owner }));
  }

  /** The treasures to look out for: the viewer's own, or those that it may collect for others. */
  get sought(): readonly string[] {
    return Object.keys(this.signs?.collectable[this.scene.viewer ?? -1] ?? {});
  }

  /** The arrows where the spare may not go in, while the others are open. */
  get closed(): Closed[] {
    const open = (this.taken ?? "push") === "push" && this.castable("push");
    const arrows = open ? Object.entries(this.signs?.closed ?? {}) : [];
    return arrows.map(([name, why]) => {
      const arrow = Number(name);
      return { arrow, reason: say(`team-web-closed-${why}`, { arrow: NAMES[arrow]!, square: NAMES[across(arrow)]! }) };
    });
  }

  get goals(): Square[] {
    const { tiles } = this.position;
    return this.sought.map((card) => tiles.findIndex((tile) => tile.shows.includes(card))).filter((at) => at >= 0);
  }

  get lastPush(): Pushed | TeamDaedalusPushed | null {
    const pushed = lastTurn(this.scene.events).findLast((event) => event.type === "Pushed" || event.type === "DaedalusPushed");
    return (pushed as Pushed | TeamDaedalusPushed | undefined) ?? null;
  }

  /** The tile in hand: the spare, or one of the maze that is being laid. */
  get inHand(): { tile: Tile; at: Square | null } | null {
    const { view, layingAt } = this;
    if (!view) return null;
    return layingAt === null ? { tile: view.spare, at: null } : { tile: view.maze.tiles[layingAt]!, at: layingAt };
  }

  // Hints

  get hinted(): Spot | null {
    const { hinted } = this.scene;
    if (!hinted || !this.scene.legal.includes(hinted)) return null;
    const name = hinted.match(/[a-g][1-7]/g)?.at(-1); // of a switch, the tile that is still to be chosen
    if (!name) return hinted.startsWith("turn") ? { on: "square", at: this.here } : null;
    return { on: hinted.includes(" ") ? "square" : "arrow", at: squareOf(name) };
  }

  /** Aim where a hint says. */
  follow(): void {
    const { hinted } = this.scene;
    if (!hinted || !this.scene.legal.includes(hinted)) return;
    this.putBack();
    const [word = "", first = "", second = ""] = hinted.split(" ");
    const mask = maskOf(hinted.match(/[NESW]+$/)?.[0] ?? "");
    const square = (name: string): Spot => ({ on: "square", at: squareOf(name.slice(0, 2)) });
    if (word === "choose") this.choice = first as Spell;
    else if (word === "move") this.aim.choose(square(first));
    else if (word === "turn") {
      this.wished = { at: this.here, mask };
      this.aim.choose({ on: "square", at: this.here });
    } else if (word === "rotate") {
      this.taken = "rotate";
      this.wished = { at: square(first).at, mask };
      this.aim.choose(square(first));
    } else if (word === "switch") {
      this.taken = "switch";
      this.first = squareOf(first);
      this.aim.choose(square(second));
    } else if (word.includes("/")) {
      this.taken = "push";
      this.spareTurning.turnTo(mask);
      this.aim.choose({ on: "arrow", at: squareOf(word.slice(0, 2)) });
    }
  }

  // Doing it

  /** Do what is meant there, or take the first of the steps that it needs. */
  readonly decide = (spot: Spot): void => {
    const { taken, first } = this;
    const picks = taken === "switch" ? first === null || first === spot.at : taken === "rotate" && this.layingAt !== spot.at;
    if (picks) return this.aim.choose(spot);
    this.aim.look(spot);
    void this.act(this.action);
  };

  /** Somebody chose what is not offered: ask for it all the same, so that the server says why not. */
  readonly refuse = (spot: Spot): void => {
    const name = NAMES[spot.at]!;
    const { casting, legal, view } = this;
    if (spot.on === "arrow") return void this.scene.act(`${name}/${lettersOf(this.spareTurning.mask)}`);
    if (this.stage === "turn" || !view) return;
    if (casting === "rotate") {
      const openings = view.maze.tiles[spot.at]!.openings || maskOf("NE");
      return void this.scene.act(`rotate ${name}/${lettersOf(quarterTurn(openings))}`);
    }
    if (casting === "switch") {
      const other = this.first ?? legal.switches[0]?.[0];
      return other === undefined ? undefined : void this.scene.act(`switch ${NAMES[other]} ${name}`);
    }
    if (!legal.moves.has(spot.at)) return void this.scene.act(`move ${name}`);
    this.putBack();
    this.aim.choose(spot);
  };

  async act(action: string | null): Promise<void> {
    if (!action) return;
    this.putBack();
    await this.scene.act(action);
  }

  /** After something has happened: hands are empty again. */
  reset(): void {
    this.putBack();
    this.choice = null;
  }

  /** What moves at an event; before an effect of the Book its page is turned. */
  readonly moved = (event: GameEvent, position: Position): readonly Motion[] => {
    const page = pageBehind(event);
    const turning: Motion[] = page ? [{ move: "own", perform: async (run) => this.leaf?.turn(page, run) }] : [];
    return [...turning, ...moved(event, position)];
  };
}

export const playOf = sharedBy((scene) => new Play(scene));

// One game of Dedalo's on the screen: which tile is in hand and how it is turned, what is aimed at, what that leads to.

import { Aim, Previews, Turning } from "../../board/aim.svelte";
import { maskOf, quarterTurn, type Point } from "../../board/geometry";
import { seatKey, type Light } from "../../board/kit";
import { sharedBy } from "../../board/play.svelte";
import type { Scene } from "../../scene";
import { parts } from "../../table/marked";
import type { DedalosEvent, DedalosSigns, DedalosView, Tile } from "../../wire/types";
import { isName, nameOf, type Cell } from "./cells";
import { placeOf, sorted, textOf, type Kind, type Legal } from "./legal";

/** A cell that somebody is aimed at. */
export interface Spot {
  on: "cell";
  at: string;
}

export const spotOf = (at: string): Spot => ({ on: "cell", at });

const KINDS: readonly Kind[] = ["lay", "move", "push"];

/** What a tile looks like in all its turns, as texts. */
function turnsOf({ openings, shows }: Tile): string[] {
  const texts = new Set<string>();
  for (let turn = 0, mask = openings; turn < 4; turn += 1, mask = quarterTurn(mask)) texts.add(textOf({ openings: mask, shows }));
  return [...texts];
}

const is = (tile: Tile | null, what: string): boolean => tile?.shows.includes(what) ?? false;

export class Play {
  readonly aim = new Aim<Spot>();
  readonly turning = new Turning(() => this.tile?.openings ?? 0);
  readonly previews: Previews;

  /** The cell at a point of the page; the board that is shown knows it. */
  cellAt: ((at: Point) => string | null) | null = null;

  /** Whether the hand is shown where it is played from. */
  handed = $state(false);

  private wanted = $state<Kind>("lay");
  private chosen = $state<number | null>(null);
  private shoved = $state<number | null>(null);
  private known = "";

  readonly legal: Legal = $derived.by(() => sorted(this.scene.legal));
  /** What may be done on each cell, with the tile, the kind of action and the victim that are chosen. */
  readonly offers: ReadonlyMap<string, readonly string[]> = $derived.by(() => this.offered());

  constructor(readonly scene: Scene) {
    this.previews = new Previews(scene);
  }

  get view(): DedalosView | null {
    return this.scene.view as DedalosView | null;
  }

  get signs(): DedalosSigns | null {
    return this.scene.signs as DedalosSigns | null;
  }

  get mine(): boolean {
    return this.scene.legal.length > 0;
  }

  /** What the one before the screen is doing. */
  get stage(): "minotaur" | "act" | "wait" | "over" {
    const { view } = this;
    if (!view || !this.mine) return view?.phase === "over" ? "over" : "wait";
    return view.phase;
  }

  /** Where the viewer's tribute stands. */
  get here(): string | null {
    const { view } = this;
    const cell = view && view.viewer !== null ? view.tributes[view.viewer] : null;
    return cell ? nameOf(cell) : null;
  }

  nameOfSeat(seat: number): string {
    return this.scene.players[seat]?.name ?? "";
  }

  // The hand

  get hand(): readonly Tile[] {
    return this.view?.hand ?? [];
  }

  /** The tile that is chosen, by its place in the hand: at first one that can be laid. */
  get held(): number {
    return this.chosen ?? Math.max(0, this.hand.findIndex((tile) => this.layable(tile)));
  }

  get tile(): Tile | null {
    return this.hand[this.held] ?? null;
  }

  /** The same as it would be laid. */
  get turned(): Tile | null {
    const { tile } = this;
    return tile && { openings: this.turning.mask, shows: tile.shows };
  }

  layable(tile: Tile): boolean {
    return is(tile, "collapse") ? this.legal.collapses.size > 0 : turnsOf(tile).some((text) => this.legal.lays.has(text));
  }

  get collapsing(): boolean {
    return is(this.tile, "collapse");
  }

  /** A tile of the minotaur waits for the next turn. */
  get waiting(): boolean {
    return is(this.tile, "red") || is(this.tile, "white");
  }

  take(index: number): void {
    if (!this.hand[index]) return;
    if (index !== this.held) this.turning.reset();
    this.chosen = index;
    this.choose("lay");
  }

  turn(clockwise = true): void {
    if (!this.tile?.openings) return;
    this.chosen = this.held;
    this.turning.turn(clockwise);
    if (this.kind !== "lay") this.choose("lay");
  }

  // What is to be done

  can(kind: Kind): boolean {
    const { legal } = this;
    if (kind === "lay") return legal.lays.size > 0 || legal.collapses.size > 0;
    if (kind === "move") return legal.moves.size > 0;
    return kind === "push" ? legal.pushes.size > 0 : legal.discard;
  }

  get kind(): Kind {
    if (this.can(this.wanted)) return this.wanted;
    return KINDS.find((kind) => this.can(kind)) ?? (this.can("discard") ? "discard" : "lay");
  }

  /** Whether nothing is left but to discard the hand. */
  get mustDiscard(): boolean {
    return this.can("discard") && !KINDS.some((kind) => this.can(kind));
  }

  choose(kind: Kind): void {
    this.wanted = kind;
    this.aim.letGo();
  }

  get victims(): readonly number[] {
    return [...this.legal.pushes.keys()];
  }

  /** Whether somebody else stands where the viewer's tribute does. */
  get accompanied(): boolean {
    const { here, view } = this;
    return view?.tributes.some((cell, seat) => cell && seat !== view.viewer && nameOf(cell) === here) ?? false;
  }

  /** Whether somebody pushes, and may choose whom. */
  get choosesVictim(): boolean {
    return this.kind === "push" && this.victims.length > 1;
  }

  get victim(): number | null {
    const { victims } = this;
    if (this.shoved !== null && victims.includes(this.shoved)) return this.shoved;
    return victims.length === 1 ? victims[0]! : null;
  }

  shove(seat: number): void {
    this.shoved = seat;
    this.choose("push");
  }

  /** What laying the tile in hand on a cell is called; "": it cannot be laid at all. */
  private laying(cell: string): string {
    const { turned } = this;
    if (!turned || this.waiting) return "";
    return this.collapsing ? `collapse ${cell}` : `lay ${cell} ${textOf(turned)}`;
  }

  private actionOf(kind: Kind, cell: string): string {
    if (kind === "lay") return this.laying(cell);
    if (kind === "move") return `move ${cell}`;
    return kind === "push" && this.victim !== null ? `push ${this.victim} ${cell}` : "";
  }

  /** The cells for what is chosen; besides laying, a move is offered wherever that leaves no doubt. */
  private offered(): Map<string, string[]> {
    const { legal, kind, turned, victim } = this;
    const offers = new Map<string, string[]>();
    if (this.stage === "minotaur") {
      for (const cell of legal.steps) offers.set(cell, [`step ${cell}`]);
      for (const cell of legal.jumps) offers.set(cell, [...(offers.get(cell) ?? []), `jump ${cell}`]);
      return offers;
    }
    if (kind === "discard") return offers;
    const laid = this.collapsing ? legal.collapses : legal.lays.get(turned ? textOf(turned) : "");
    const cells = { lay: laid, move: legal.moves, push: victim === null ? undefined : legal.pushes.get(victim) }[kind];
    for (const cell of cells ?? []) offers.set(cell, [this.actionOf(kind, cell)]);
    if (kind === "lay") for (const cell of legal.moves) if (!offers.has(cell)) offers.set(cell, [`move ${cell}`]);
    return offers;
  }

  /** The cells where a tile would be laid: empty ones, and those that it would cover. */
  get layings(): { places: string[]; covers: string[] } {
    const { view } = this;
    const laid = new Set(view?.grid.laid.map(([cell]) => nameOf(cell)));
    const cells = [...this.offers].flatMap(([cell, [action]]) => (action?.startsWith("lay ") ? [cell] : []));
    return { places: cells.filter((cell) => !laid.has(cell)), covers: cells.filter((cell) => laid.has(cell)) };
  }

  get lights(): Map<string, Light> {
    const lit = [...this.offers].filter(([, [action]]) => /^(move|push|step|jump) /.test(action ?? ""));
    return new Map(lit.map(([cell]) => [cell, "now"]));
  }

  get action(): string | null {
    const { at } = this.aim;
    return at ? (this.offers.get(at.at)?.[0] ?? null) : null;
  }

  /** The tile in hand where it would lie. */
  get ghost(): { at: string; tile: Tile } | null {
    const { action, turned } = this;
    return action?.startsWith("lay ") && turned ? { at: placeOf(action)!, tile: turned } : null;
  }

  /** What the server says that the action would lead to. */
  get ahead(): { view: DedalosView; signs: DedalosSigns } | null {
    const told = this.previews.of(this.action);
    return told && { view: told.sight.view as DedalosView, signs: told.sight.signs as DedalosSigns };
  }

  /** The seats that the action would get caught. */
  get preys(): number[] {
    const { ahead, view } = this;
    if (!ahead || !view) return [];
    return view.tributes.flatMap((cell, seat) => (cell && !ahead.view.tributes[seat] ? [seat] : []));
  }

  /** Where the minotaur has come from and cannot go now. */
  get barred(): string | null {
    const origin = this.stage === "minotaur" && this.view?.minotaur?.origin;
    const from = origin ? nameOf(origin) : null;
    return from && !this.offers.has(from) ? from : null;
  }

  // What happened

  /** What this turn and the one before it have changed, and who did it. */
  get recent(): { at: string; seat: number }[] {
    const events = this.scene.events as readonly DedalosEvent[];
    const turns = events.flatMap((event, index) => (event.type === "TurnBegan" ? [index] : []));
    const since = events.slice(turns.at(-2) ?? 0);
    return since.flatMap((event) => ("at" in event && "tile" in event ? [{ at: nameOf(event.at as Cell), seat: event.seat }] : []));
  }

  /** What has just happened, and to whom: where one stands, who hunts and is hunted, who got out. */
  get latest(): string[] {
    const { here, view } = this;
    const hunted = view?.phase === "minotaur" ? view.tributes : [];
    const winner = view && view.winner !== null ? view.tributes[view.winner] : null;
    const cells = [view?.minotaur?.at, winner, ...hunted].flatMap((cell) => (cell ? [nameOf(cell)] : []));
    return [...cells, ...this.recent.map(({ at }) => at), ...(here ? [here] : [])];
  }

  /** Where to look: what can be done, and what has happened; at first everywhere. */
  get matters(): string[] {
    const { view, signs } = this;
    if (!signs?.laid) return view?.grid.laid.map(([cell]) => nameOf(cell)) ?? [];
    return [...this.scene.legal.flatMap((action) => placeOf(action) ?? []), ...this.latest, ...this.named, "o"];
  }

  /** What else the refusal of a cell speaks of: somebody who would be locked in, the cell one would come from. */
  get named(): string[] {
    const { refused } = this.aim;
    const said = refused ? parts(this.scene.refusal?.text ?? "") : [];
    return said.flatMap(({ kind, text }) => (kind === "place" && isName(text) && text !== refused?.at ? [text] : []));
  }

  /** A new position: what was aimed at is let go, and with a new hand or turn one begins with laying. */
  refresh(): void {
    this.aim.letGo();
    const now = `${this.view?.seat} ${this.hand.map(textOf).join(" ")}`;
    if (now === this.known) return;
    this.known = now;
    this.chosen = this.shoved = null;
    this.wanted = "lay";
    this.turning.reset();
  }

  /** Choose what a hint says. */
  follow(): void {
    const { hinted } = this.scene;
    if (!hinted) return;
    const [word = "", first = "", second = ""] = hinted.split(" ");
    const place = placeOf(hinted);
    if (word === "lay") {
      this.take(this.hand.findIndex((tile) => turnsOf(tile).includes(second)));
      this.turning.turnTo(maskOf(second.split("+")[0]!));
    } else if (word === "collapse") this.take(this.hand.findIndex((tile) => is(tile, "collapse")));
    else if (word === "push") this.shove(Number(first));
    else if (word === "move" || word === "discard") this.choose(word);
    if (place && word !== "discard") this.aim.choose(spotOf(place));
  }

  /** Aim at a cell where something is offered. */
  look(cell: string): void {
    this.aim.look(this.offers.has(cell) ? spotOf(cell) : null);
  }

  /** Do what is offered on a cell; where there are several ways, the panel asks which. */
  decide(cell: string): void {
    const offer = this.offers.get(cell);
    if (!offer) this.refuse(cell);
    else if (offer.length > 1) this.aim.choose(spotOf(cell));
    else void this.act(offer[0]!);
  }

  /** The tile in hand is held over a cell, or over none. */
  hover(cell: string | null): void {
    this.aim.look(cell !== null && this.scene.legal.includes(this.laying(cell)) ? spotOf(cell) : null);
  }

  /** It was dropped there. Where it does not fit, the server says why. */
  drop(cell: string): void {
    const action = this.laying(cell);
    this.aim.letGo();
    if (!action) return;
    if (!this.scene.legal.includes(action)) this.aim.refused = spotOf(cell);
    void this.scene.act(action);
  }

  /** Somebody pointed at a cell where nothing is offered. The server says why not. */
  refuse(cell: string): void {
    if (!this.mine) return;
    if (cell === this.here && this.can("move") && this.kind !== "move") return this.choose("move");
    const action = this.stage === "minotaur" ? `step ${cell}` : this.actionOf(this.kind, cell);
    this.aim.letGo();
    if (!action) return;
    this.aim.refused = spotOf(cell);
    void this.scene.act(action);
  }

  async act(action: string | null): Promise<void> {
    if (!action) return;
    this.aim.letGo();
    await this.scene.act(action);
  }

  pieceOf(key: string): string {
    return this.scene.players.find((_, seat) => seatKey(seat) === key)?.piece ?? "";
  }
}

export const playOf = sharedBy((scene) => new Play(scene));

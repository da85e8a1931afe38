// A running game as this browser knows it: what the server has told, and what is on the screen of it. What happens
// waits in a queue until it has been animated; then everything about it, the log too, moves on at once.

import { house } from "../house.svelte";
import { parted, type Animator, type GameEvent, type Player, type Scene } from "../scene";
import { Connection, type Answer, type Status, type Wish } from "../wire/socket";
import type {
  FromClient,
  FromServer,
  Heard,
  News,
  Outcome,
  Pointed,
  Presence,
  Previewed,
  Refused,
  Sight,
  Standing,
  TableInfo,
  Update,
  Welcome,
} from "../wire/types";
import { lasting, type Told } from "./journal";

/** What a session needs of a connection. */
export interface Line {
  request(wish: Wish): Promise<Answer>;
  send(message: FromClient): void;
  close(): void;
}

/** Opens the connection of a session. */
export type Dial = (
  since: () => number,
  receive: (message: FromServer) => void,
  changed: (status: Status) => void,
  timed: (ahead: number) => void,
) => Line;

interface Moment {
  news: readonly News[];
  standing: Standing;
  sights: readonly Sight[];
  /** To be shown at once, without animation. */
  still: boolean;
}

/** Moves what is drawn from one view to another. */
type Moving = (before: unknown, after: unknown, signal: AbortSignal) => Promise<void>;

const POINTING = 4000;
/** After so long people notice that something they did is still on its way. */
const NOTICED = 300;
/** For so long a lost connection is not worth a word: another server is there at once. */
const BLINK = 1000;

export class Session implements Scene {
  status = $state<Status>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  phrases = $state.raw<readonly string[]>([]);
  standing = $state.raw<Standing>({ stage: "gathering" });
  /** The log, as far as it has been shown. */
  news = $state.raw<readonly News[]>([]);
  /** What was said, as soon as it is said. */
  said = $state.raw<readonly News[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** By how many milliseconds the clock of the server is ahead of the one here. */
  ahead = $state(0);
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  /** Since when, as far as this browser knows, seats have been without a connection. */
  away = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The latest refusal; goes with the next action. */
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<{ action: string; text: string } | null>(null);
  /** A hint has been asked for and is being thought about. */
  hinting = $state(false);
  /** Something that was done here has been on its way for a while: until it is answered, nothing more is offered. */
  waiting = $state(false);
  /** Something that was said here is on its way. */
  saying = $state(false);
  pointed = $state.raw<readonly Pointed[]>([]);
  /** The seat whose turn at this screen it is. */
  viewer = $state<number | null>(null);
  /** In hot-seat with secrets: the seat that has to come to the screen before anything is shown. */
  awaited = $state<number | null>(null);
  animating = $state(false);
  /** How things stood has been told at least once. */
  arrived = $state(false);
  /** Hears what happens when it begins to be shown, until that is skipped: for sounds. */
  listen: ((events: readonly GameEvent[], signal: AbortSignal) => void) | null = null;

  private shown = $state.raw<Sight | null>(null);
  private heard = $state.raw<readonly GameEvent[]>([]);
  private sights = new Map<number | null, Sight>();
  private version = 0;
  /** How often the position has changed. */
  private positions = 0;
  private acting = false;
  /** Who sits where has just been told: what is new after that lies before it. */
  private welcomed = false;
  private animator: Animator | null = null;
  private queue: Moment[] = [];
  private skipping: AbortController | null = null;
  private hurried = false;
  private readonly line: Line;
  private losing: ReturnType<typeof setTimeout> | undefined;
  private settled = () => {};
  /** When it is known how things stand, or that nobody will tell. */
  readonly ready = new Promise<void>((settled) => (this.settled = settled));

  constructor(
    readonly table: string,
    readonly token: string | null,
    dial: Dial = (since, receive, changed, timed) =>
      new Connection(table, token, () => house.words.language, since, receive, changed, timed),
  ) {
    this.muted = new Set(house.held(table)?.muted);
    document.addEventListener("visibilitychange", this.unseen);
    this.line = dial(
      () => this.version,
      (message) => this.take(message),
      (status) => this.changed(status),
      (ahead) => (this.ahead = ahead),
    );
  }

  private changed(status: Status): void {
    if (status === "lost") {
      this.losing ??= setTimeout(() => (this.status = "lost"), BLINK);
      return;
    }
    clearTimeout(this.losing);
    this.losing = undefined;
    this.status = status;
    if (status === "refused") this.settled();
  }

  close(): void {
    clearTimeout(this.losing);
    document.removeEventListener("visibilitychange", this.unseen);
    this.line.close();
    this.skip();
  }

  /** What nobody sees need not be animated, and may never end: browsers halt it. */
  private readonly unseen = (): void => {
    if (document.hidden) this.skip();
  };

  // The scene

  get game(): string {
    return this.info?.game ?? "";
  }

  get name(): string {
    return parted(this.game).name;
  }

  get options(): Record<string, string> {
    return parted(this.game).options;
  }

  get players(): Player[] {
    return (this.info?.chairs ?? []).map(({ holder, owner }, seat) => {
      const piece = this.info?.pieces[seat] ?? "";
      const person = holder.kind === "person" ? holder.name : owner;
      return { name: person || house.words.name(`piece-${piece}`, piece), kind: holder.kind, piece };
    });
  }

  get view(): unknown {
    return this.shown?.view ?? null;
  }

  get signs(): unknown {
    return this.shown?.signs ?? null;
  }

  get toAct(): number | null {
    return this.standing.to_act ?? null;
  }

  /** Whether the viewer has to decide. */
  get mine(): boolean {
    return this.viewer !== null && this.toAct === this.viewer && this.players[this.viewer]?.kind === "person";
  }

  get legal(): readonly string[] {
    return this.animating || this.waiting || this.awaited !== null ? [] : (this.shown?.legal ?? []);
  }

  /** The own seat that can take its latest action back: around one screen the next may be looking at it already. */
  get undoSeat(): number | null {
    if (this.animating || this.waiting || !this.shown) return null;
    const acted = lasting(this.news).findLast(({ type, seat }) => type === "played" && this.seats.includes(seat ?? -1));
    return [acted?.seat, this.viewer].find((seat) => this.sights.get(seat ?? null)?.undo) ?? null;
  }

  /** Who must agree to that; null: there is nothing to take back. */
  get undoNeeds(): readonly number[] | null {
    return this.sights.get(this.undoSeat)?.undo ?? null;
  }

  get events(): readonly GameEvent[] {
    return this.heard;
  }

  get outcome(): Outcome | null {
    return this.standing.outcome ?? null;
  }

  get hinted(): string | null {
    return this.hint?.action ?? null;
  }

  async act(action: string): Promise<void> {
    if (this.viewer !== null) await this.once({ type: "act", seat: this.viewer, action, version: this.version });
  }

  async preview(action: string): Promise<Previewed | Refused> {
    const answer = await this.line.request({ type: "preview", seat: this.viewer ?? 0, action });
    return answer as Previewed | Refused;
  }

  point(at: string): void {
    if (this.viewer !== null) this.line.send({ type: "point", seat: this.viewer, at });
  }

  animate(animator: Animator | null): void {
    this.animator = animator;
  }

  // What people ask for

  agree = (agrees: boolean, seat: number): Promise<boolean> => this.once({ type: "answer", seat, agrees });
  handOver = (seat: number): Promise<boolean> => this.once({ type: "handover", seat });
  comeBack = (seat: number): Promise<boolean> => this.once({ type: "return", seat });
  sayWords = (text: string): Promise<boolean> => this.speak((seat) => ({ type: "say", seat, text }));
  sayPhrase = (phrase: string): Promise<boolean> => this.speak((seat) => ({ type: "phrase", seat, phrase }));
  allowChat = (on: boolean): Promise<boolean> => this.ask({ type: "chat", on });

  /** Take an action back; whoever does so at the door of another stands before the screen again. */
  async undo(): Promise<void> {
    const { undoSeat: seat, awaited } = this;
    if (seat === null || !(await this.once({ type: "undo", seat })) || awaited === null) return;
    this.look(seat);
    this.awaited = null;
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    house.mute(this.table, [...muted]);
    this.line.send({ type: "mute", seat, on });
  }

  async askHint(): Promise<void> {
    if (!this.mine || this.viewer === null || this.hinting || this.acting) return;
    this.hinting = true;
    const asked = this.positions;
    const answer = await this.line.request({ type: "hint", seat: this.viewer });
    this.hinting = false;
    if (answer.type === "hinted" && asked === this.positions) this.hint = answer;
    else if (answer.type === "refused") this.refusal = answer;
  }

  /** Let go of the latest refusal. */
  forgive(): void {
    this.refusal = null;
  }

  /** Show everything as it is now, without further animation. */
  skip(): void {
    this.hurried = this.animating;
    this.skipping?.abort();
  }

  /** The awaited player is at the screen. */
  arrive(): void {
    this.look(this.awaited);
    this.awaited = null;
  }

  /** One thing after the other: what is done while another thing is on its way was meant for what lay there before. */
  private async once(wish: Wish): Promise<boolean> {
    if (this.acting) return false;
    this.acting = true;
    const noticed = setTimeout(() => (this.waiting = true), NOTICED);
    const done = await this.ask(wish);
    clearTimeout(noticed);
    this.acting = this.waiting = false;
    return done;
  }

  private async speak(wish: (seat: number) => Wish): Promise<boolean> {
    const seat = this.viewer ?? this.seats[0];
    if (seat === undefined || this.saying) return false;
    this.saying = true;
    const done = await this.ask(wish(seat));
    this.saying = false;
    return done;
  }

  private async ask(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer: Answer = await this.line.request(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type !== "refused";
  }

  // What the server tells

  private take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        return this.update(message);
      case "presence":
        return this.meet(message);
      case "pointed":
        return this.showPoint(message);
      case "refused":
        this.refusal = message;
    }
  }

  private meet({ seats, spectators = 0 }: Presence): void {
    this.present = seats;
    this.spectators = spectators;
    const absent = (this.info?.chairs ?? []).map((_, seat) => seat).filter((seat) => !seats.includes(seat));
    this.away = new Map(absent.map((seat) => [seat, this.away.get(seat) ?? Date.now()]));
  }

  private welcome(message: Welcome): void {
    this.info = message.table;
    this.seats = message.seats;
    this.welcomed = true;
    this.host = message.host;
    this.phrases = message.phrases;
    if (this.viewer === null || !message.seats.includes(this.viewer)) this.viewer = message.seats[0] ?? null;
    for (const seat of this.muted) this.line.send({ type: "mute", seat, on: true });
  }

  private update(update: Update): void {
    const news = update.news.filter((each) => each.version >= this.version);
    this.version = update.version;
    if (update.table) this.info = update.table;
    if (!this.welcomed) for (const each of news) if (each.type === "stood") this.seats = this.seats.filter((seat) => seat !== each.seat);
    this.welcomed = false;
    this.said = [...this.said, ...news.filter((each) => each.type === "said")];
    const played = news.filter((each) => each.type === "played").length;
    const undone = news.some((each) => each.type === "undone");
    if (played || undone) {
      this.hint = null;
      this.positions++;
    }
    if (undone) this.skip();
    const still = !this.arrived || played > 1 || (undone && news.length > 1);
    this.queue.push({ news, standing: update.standing, sights: update.sights ?? [], still });
    if (!this.animating) void this.perform();
    if (!this.arrived) this.comeFirst();
    this.arrived = true;
    this.settled();
  }

  private heardOf(news: News): Heard | undefined {
    return news.heard?.find((each) => (each.seat ?? null) === this.viewer);
  }

  private eventsOf(news: readonly News[]): GameEvent[] {
    return news.flatMap((each) => (this.heardOf(each)?.events ?? []) as GameEvent[]);
  }

  /** What the viewer was told of an entry, in sentences: one for each event but the turns that begin. */
  toldOf(news: News): Told[] {
    const about = this.eventsOf([news]).filter((event) => event.type !== "TurnBegan") as { seat?: number }[];
    return (this.heardOf(news)?.told ?? []).map((text, index) => ({ text, seat: about[index]?.seat ?? null }));
  }

  /** The beginnings of turns that the viewer heard of in an entry: the seats. */
  turnsOf(news: News): number[] {
    const began = this.eventsOf([news]).filter((event) => event.type === "TurnBegan");
    return (began as (GameEvent & { seat: number })[]).map((event) => event.seat);
  }

  private async perform(): Promise<void> {
    this.animating = true;
    let moment;
    while ((moment = this.queue.shift())) {
      const after = moment.sights.find((sight) => (sight.seat ?? null) === this.viewer);
      const events = this.eventsOf(moment.news);
      const visible = this.shown && !moment.still && !this.hurried && !document.hidden;
      const { signal } = (this.skipping = new AbortController());
      if (visible && events.length) this.listen?.(events, signal);
      const moving = visible && after ? this.moving(events, moment.news) : undefined;
      if (moving) await this.play(moving, this.shown!.view, after!.view, signal);
      this.settle(moment);
    }
    this.animating = false;
    this.hurried = false;
    this.comeForward();
  }

  /** What was heard, and is taken back by what is new. */
  private takenBack(news: readonly News[]): GameEvent[] {
    const left = this.eventsOf(lasting([...this.news, ...news]));
    return this.heard.slice(left.length);
  }

  /** How what is new is moved: forwards, or backwards where something is taken back. */
  private moving(events: GameEvent[], news: readonly News[]): Moving | undefined {
    const { animator } = this;
    if (events.length) return animator?.play.bind(animator, events);
    const undone = this.takenBack(news);
    return undone.length ? animator?.rewind?.bind(animator, undone) : undefined;
  }

  private async play(moving: Moving, before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    try {
      await moving(before, after, signal);
    } catch (error) {
      if (!signal.aborted) console.error(error);
    }
  }

  private settle({ news, standing, sights }: Moment): void {
    this.standing = standing;
    for (const sight of sights) this.sights.set(sight.seat ?? null, sight);
    if (news.length) {
      this.news = [...this.news, ...news];
      if (news.some((each) => each.type === "played" || each.type === "undone")) this.refusal = null;
    }
    this.look(this.viewer);
  }

  /** See, and have heard, what a seat sees and has heard. */
  private look(viewer: number | null): void {
    this.viewer = viewer;
    this.shown = this.sights.get(viewer) ?? null;
    this.heard = this.eventsOf(lasting(this.news));
  }

  /** Around one screen, the seat that decides looks at it; where hands are secret, it has to come first. */
  private comeForward(): void {
    const next = this.toAct;
    if (next === null || next === this.viewer || !this.seats.includes(next)) return;
    if (this.players[next]?.kind !== "person") return;
    if (this.info?.secrets) this.awaited = next;
    else this.look(next);
  }

  /** Nobody knows who of several sits before a screen that has just been opened. */
  private comeFirst(): void {
    if (this.seats.length < 2 || this.standing.stage !== "playing" || !this.info?.secrets) return;
    this.awaited ??= this.viewer;
  }

  private showPoint(pointed: Pointed): void {
    this.pointed = [...this.pointed.filter((each) => each.seat !== pointed.seat), pointed];
    setTimeout(() => (this.pointed = this.pointed.filter((each) => each !== pointed)), POINTING);
  }
}

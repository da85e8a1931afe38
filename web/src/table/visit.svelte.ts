// Coming to a table: which token opens it, and what becomes of that token. A seat's token is kept in the browser and
// never stays in the address.

import { house, type Kept } from "../house.svelte";
import { modeOf } from "../lobby/called";
import { whereabouts } from "../places.svelte";
import { server } from "../wire/http";
import type { GameInfo, SeatTaken } from "../wire/types";
import { Session } from "./session.svelte";

let known: Promise<readonly GameInfo[]> | null = null;

/** The games of the server, asked for once. */
function games(): Promise<readonly GameInfo[]> {
  known ??= server.games().then(
    (list) => list.games,
    () => {
      known = null;
      return [];
    },
  );
  return known;
}

/** What somebody came by before they sat down: it opens the table without the seat, too. */
const cameBy = (held: Kept | undefined): string | undefined => held?.link ?? Object.values(held?.invitations ?? {})[0];

/** Tokens to try, one after the other: a seat that is held goes before the link that is shown, or that led there. */
export function tokens(held: Kept | undefined, shown: string | null): (string | null)[] {
  const found = [held?.token, shown, cameBy(held)].filter((token): token is string => Boolean(token));
  return found.length ? [...new Set(found)] : [null];
}

/** What to remember besides a seat: the link is good for more than one, an invitation for its seat alone. */
function brought(before: string | null, taken: SeatTaken, kept: number | null): Partial<Kept> {
  if (!before || before === taken.token) return {};
  return kept === null ? { link: before } : { invitations: { [kept]: before } };
}

export class Visit {
  session = $state.raw<Session | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  /** The host has freed the seat that this browser had. */
  freed = $state(false);
  /** No token opens the table. */
  barred = $state(false);
  /** The seat whose invitation led here; null: they came by the link; undefined: that is not known yet. */
  kept = $state<number | null | undefined>();
  private left: (string | null)[] = [];
  private coming: Session | null = null;
  private gone = false;
  private seated: Session | null = null;
  /** The one that another takes the place of: what it is told from then on does not matter. */
  private parted: Session | null = null;

  constructor(readonly table: string) {}

  /** What the server says about the game of the table. */
  get game(): GameInfo | undefined {
    return this.games.find((game) => game.name === (this.coming ?? this.session)?.name);
  }

  /** How the game is called in its mode. */
  get mode(): string {
    return modeOf(this.session?.game ?? "", this.games);
  }

  async come(shown: string | null): Promise<void> {
    this.left = tokens(house.held(this.table), shown);
    this.games = await games();
    if (!this.gone) this.next();
  }

  /** Try the next token, if there is one left. */
  private next(): void {
    const token = this.left.shift();
    if (token === undefined) this.barred = true;
    else this.comeBy(token);
  }

  /** Come with a token, and say so in the address: a refresh has nothing else to go by. */
  private comeBy(token: string | null): void {
    const { place } = whereabouts;
    if (token && place.at === "table" && place.token !== token && token !== house.held(this.table)?.token)
      whereabouts.rename({ at: "table", table: this.table, token });
    else this.connect(token);
  }

  /** A token does not open the table. If it was that of a seat, the seat is not theirs any more. */
  refused(session: Session): void {
    if (this.parted === session) return;
    const held = house.held(this.table);
    if (session.refusal?.code === "table-unknown" && held?.token === session.token) {
      const back = cameBy(held);
      if (back && !this.left.includes(back)) this.left.push(back);
      house.forget(this.table);
      this.freed = this.left.length > 0;
    } else if (!session.arrived) this.freed = false;
    this.next();
  }

  /** Go on as a visitor, if anything lets them in. */
  private part(session: Session): boolean {
    const back = cameBy(house.held(this.table)) ?? null;
    house.forget(this.table);
    if (!back && !session.info?.listed) return false;
    this.parted = session;
    this.comeBy(back);
    return true;
  }

  /** Come with a token. What is on the screen stays there until more is known. */
  connect(token: string | null): void {
    const before = this.session;
    const session = new Session(this.table, token);
    this.barred = false;
    this.coming?.close();
    this.coming = session;
    if (before?.arrived) void session.ready.then(() => this.take(session));
    else this.take(session);
  }

  private take(session: Session): void {
    if (this.coming !== session) return;
    this.coming = null;
    this.session?.close();
    this.session = session;
  }

  /** Remember the seat that a token turned out to own, and take it out of the address. */
  settle(session: Session): void {
    if (this.parted === session) return;
    const sits = session.seats.length > 0 || session.host;
    if (!sits && this.seated === session) {
      this.freed = true;
      this.part(session);
      return;
    }
    if (!session.token || !sits) return this.askKept(session);
    if (session.seats.length) this.seated = session;
    this.kept = null;
    house.keep({ table: this.table, token: session.token, game: session.game });
    if (whereabouts.place.at === "table" && whereabouts.place.token) this.clearAddress();
  }

  /** Whether a visitor was invited: then what they came by is theirs alone. */
  private askKept(session: Session): void {
    if (!session.token || session.standing.stage !== "gathering") return;
    server.see(this.table, session.token).then(
      (info) => (this.kept = info.kept ?? null),
      () => {},
    );
  }

  clearAddress(): void {
    whereabouts.rename({ at: "table", table: this.table, token: null });
  }

  async sit(name: string, seat: number | null): Promise<void> {
    const session = this.session;
    if (!session) return;
    const before = session.token;
    const chairs = session.info?.chairs ?? [];
    const taken = await this.parting(session, server.sit(this.table, before ?? undefined, name, seat));
    const kept = this.kept ?? (chairs[taken.seat]?.invited ? taken.seat : null);
    house.setName(name);
    house.keep({ table: this.table, token: taken.token, game: taken.table.game, ...brought(before, taken, kept) });
    this.freed = false;
    this.clearAddress();
    this.connect(taken.token);
  }

  async leave(seat: number): Promise<void> {
    const session = this.session;
    if (!session?.token) return;
    const stays = session.host || session.seats.some((other) => other !== seat);
    if (stays) {
      await server.leave(this.table, session.token, seat);
      return this.connect(session.token);
    }
    await this.parting(session, server.leave(this.table, session.token, seat));
    if (!this.part(session)) whereabouts.go({ at: "lobby" });
  }

  /** Do something after which the token of a session may open nothing any more. */
  private async parting<T>(session: Session, doing: Promise<T>): Promise<T> {
    this.parted = session;
    try {
      return await doing;
    } catch (error) {
      this.parted = null;
      throw error;
    }
  }

  close(): void {
    this.gone = true;
    this.coming?.close();
    this.session?.close();
  }
}

/** Go along to the table of the rematch: everybody's token is good there, too. */
export function follow(session: Session, table: string): void {
  const link = house.held(session.table)?.link;
  const sits = session.seats.length > 0;
  if (sits && session.token) house.keep({ table, token: session.token, game: session.game, ...(link ? { link } : {}) });
  whereabouts.go({ at: "table", table, token: sits ? null : session.token });
}

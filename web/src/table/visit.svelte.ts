// Coming to a table: which token opens it, and what becomes of that token. A seat's token is kept in the browser and
// never stays in the address.

import { house } from "../house.svelte";
import { modeOf } from "../lobby/called";
import { whereabouts } from "../places.svelte";
import { server } from "../wire/http";
import type { GameInfo } from "../wire/types";
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

/** Tokens to try, one after the other: a seat that is held goes before a link. */
export function tokens(held: string | undefined, shown: string | null): (string | null)[] {
  const found = [held, shown].filter((token): token is string => Boolean(token));
  return found.length ? [...new Set(found)] : [null];
}

export class Visit {
  session = $state.raw<Session | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  private left: (string | null)[] = [];
  private coming: Session | null = null;
  private gone = false;

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
    this.left = tokens(house.held(this.table)?.token, shown);
    this.games = await games();
    if (!this.gone) this.next();
  }

  /** Try the next token; false: there is none left. */
  next(): boolean {
    if (!this.left.length) return false;
    this.connect(this.left.shift() ?? null);
    return true;
  }

  /** Come with a token. What is on the screen stays there until more is known. */
  connect(token: string | null): void {
    const before = this.session;
    const session = new Session(this.table, token);
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
    if (!session.token || !(session.seats.length || session.host)) return;
    house.keep({ table: this.table, token: session.token, game: session.game });
    if (whereabouts.place.at === "table" && whereabouts.place.token) this.clearAddress();
  }

  clearAddress(): void {
    whereabouts.rename({ at: "table", table: this.table, token: null });
  }

  async sit(name: string, seat: number | null): Promise<void> {
    const session = this.session;
    if (!session) return;
    const before = session.token;
    const chairs = session.info?.chairs ?? [];
    const taken = await server.sit(this.table, before ?? undefined, name, seat);
    house.setName(name);
    // A link is good for more than one; an invitation is used up when somebody sits down with it.
    const link = before && before !== taken.token && !chairs[taken.seat]?.invited ? { link: before } : {};
    house.keep({ table: this.table, token: taken.token, game: taken.table.game, ...link });
    this.clearAddress();
    this.connect(taken.token);
  }

  async leave(seat: number): Promise<void> {
    const session = this.session;
    if (!session?.token) return;
    await server.leave(this.table, session.token, seat);
    if (session.host || session.seats.some((other) => other !== seat)) return this.connect(session.token);
    const link = house.held(this.table)?.link ?? null;
    house.forget(this.table);
    if (!link && !session.info?.listed) return whereabouts.go({ at: "lobby" });
    if (link) whereabouts.rename({ at: "table", table: this.table, token: link });
    else this.connect(null);
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

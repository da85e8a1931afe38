// One connection that never gives up: it comes back after a loss, says what it has seen, and sends again what nobody
// has acknowledged. References make that harmless. A line that is silent is asked whether it is still there: one that
// has died without a word looks like one on which nothing happens.

import type { FromClient, FromServer, Hello, Hinted, Previewed, Refused, Done } from "./types";

export type Answer = Done | Refused | Previewed | Hinted;
type Request = Extract<FromClient, { reference: string }>;
type Unreferenced<T> = T extends unknown ? Omit<T, "reference"> : never;
/** A request without its reference, which the connection adds. */
export type Wish = Unreferenced<Request>;

export type Status = "connecting" | "connected" | "lost" | "refused";

interface Waiting {
  message: Request;
  settle: (answer: Answer) => void;
}

const PROTOCOL = 1;
const SLOWEST = 5000;
/** So long a line may be silent before it is asked. */
const SILENCE = 15_000;
/** So long an answer may take. */
const PATIENCE = 5000;
/** So long while a bot thinks about a hint: the server answers one thing after the other. */
const THINKING = 25_000;
/** Close codes after which trying again cannot help. */
const FINAL = new Set([4400, 4404]);

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private number = 0;
  private readonly session = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private delay = 250;
  /** The next try, or the next doubt about the line. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private greeted = false;
  /** Something was asked since anything was heard. */
  private expecting = false;
  private pinged = 0;
  /** The server did not answer: it may stand still, so the next try should lead to another one. */
  private silent = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly language: () => string,
    private readonly since: () => number | undefined,
    private readonly receive: (message: FromServer) => void,
    private readonly changed: (status: Status) => void,
    /** Hears by how much the clock of the server is ahead. */
    private readonly timed: (ahead: number) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Ask for something; resolves when the server has answered, even if that takes a reconnection. */
  request(wish: Wish): Promise<Answer> {
    const reference = `${this.session}-${this.number++}`;
    const message = { ...wish, reference } as Request;
    return new Promise((settle) => {
      this.waiting.set(reference, { message, settle });
      if (!this.greeted) return;
      this.send(message);
      if (!this.expecting) this.after(PATIENCE, this.doubt);
      this.expecting = true;
    });
  }

  /** Send something that needs no answer, if there is a connection. */
  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** The network is back, or somebody looks again: it may have been lost meanwhile. */
  private readonly hurry = (): void => {
    if (this.over) return;
    if (!this.socket) this.connect();
    else if (this.greeted && !this.expecting) this.doubt();
  };

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds);
  }

  /** Ask whether the line is still there; whatever comes next says so. */
  private readonly doubt = (): void => {
    const thinking = [...this.waiting.values()].some(({ message }) => message.type === "hint");
    this.pinged = Date.now();
    this.expecting = true;
    this.send({ type: "ping" });
    this.after(thinking ? THINKING : PATIENCE, this.despair);
  };

  private connect(): void {
    this.greeted = false;
    const address = new URL("/api/play", location.href);
    if (this.silent) address.searchParams.set("again", String(Math.random()).slice(2)); // to get to any server
    address.searchParams.set("table", this.table); // to get to the same server as all others at this table
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.after(PATIENCE, this.despair);
    socket.onopen = () => {
      this.after(2 * PATIENCE, this.lose); // somebody is there, even if what is kept is away
      const hello: Hello = { type: "hello", protocol: PROTOCOL, table: this.table, language: this.language() };
      if (this.token) hello.token = this.token;
      const since = this.since();
      if (since !== undefined) hello.since = since;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.over) return;
      if (!FINAL.has(event.code)) return this.lose();
      this.over = true;
      this.socket = null;
      clearTimeout(this.timer);
      this.changed("refused");
    };
  }

  private readonly despair = (): void => {
    this.silent = true;
    this.lose();
  };

  /** Give the line up, without waiting for it to say goodbye, and try another one soon. */
  private readonly lose = (): void => {
    const { socket } = this;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.socket = null;
    this.greeted = false;
    this.changed("lost");
    this.after(this.delay * (0.75 + Math.random() / 2), () => this.connect());
    this.delay = Math.min(this.delay * 2, SLOWEST);
  };

  private take(message: FromServer): void {
    this.expecting = false;
    if (message.type === "pong") this.timed(message.at - (this.pinged + Date.now()) / 2);
    if (message.type === "welcome") {
      this.greeted = true;
      this.silent = false;
      this.delay = 250;
      this.changed("connected");
      for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
      this.doubt(); // the answer tells the time
    } else if (this.greeted) this.after(SILENCE, this.doubt);
    if ("reference" in message && message.reference) {
      const waiting = this.waiting.get(message.reference);
      this.waiting.delete(message.reference);
      waiting?.settle(message as Answer);
      return;
    }
    this.receive(message);
  }
}

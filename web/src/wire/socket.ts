// One connection that never gives up: it comes back after a loss, says what it has seen, and sends again what nobody
// has acknowledged. References make that harmless.

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
/** Close codes after which trying again cannot help. */
const FINAL = new Set([4400, 4404]);

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private number = 0;
  private readonly session = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private delay = 250;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private greeted = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly language: () => string,
    private readonly since: () => number | undefined,
    private readonly receive: (message: FromServer) => void,
    private readonly changed: (status: Status) => void,
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
      if (this.greeted) this.send(message);
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

  private readonly hurry = (): void => {
    if (this.over || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.greeted = false;
    const address = new URL("/api/play", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: PROTOCOL, table: this.table, language: this.language() };
      if (this.token) hello.token = this.token;
      const since = this.since();
      if (since !== undefined) hello.since = since;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      this.socket = null;
      if (this.over) return;
      if (FINAL.has(event.code)) {
        this.over = true;
        this.changed("refused");
        return;
      }
      this.changed("lost");
      this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
      this.delay = Math.min(this.delay * 2, SLOWEST);
    };
  }

  private take(message: FromServer): void {
    if (message.type === "welcome") {
      this.greeted = true;
      this.delay = 250;
      this.changed("connected");
      for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
    }
    if ("reference" in message && message.reference) {
      const waiting = this.waiting.get(message.reference);
      this.waiting.delete(message.reference);
      waiting?.settle(message as Answer);
      return;
    }
    this.receive(message);
  }
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection } from "./socket";
import type { FromClient } from "./types";

/** A line to a server that says only what the test lets it say. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.say({ type: "welcome" });
    this.say({ type: "pong", at: Date.now() });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 2; // a dead line never gets further than closing
  }
}

let heard: Record<string, () => void>;
let statuses: string[];
let ahead: number;

beforeEach(() => {
  vi.useFakeTimers();
  heard = {};
  statuses = [];
  Wire.all = [];
  const addEventListener = (name: string, does: () => void) => (heard[name] = does);
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { href: "http://127.0.0.1/" });
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("document", { addEventListener });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): Connection {
  const changed = (status: string) => statuses.push(status);
  return new Connection("t", null, () => "en", () => 0, () => {}, changed, (by) => (ahead = by));
}

const line = () => Wire.all.at(-1)!;
const types = () => line().sent.map(({ type }) => type);

test("a silent line is asked whether it is there, and kept while it answers", () => {
  connect();
  line().open();
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(15_000);
    expect(types().at(-1)).toBe("ping");
    line().say({ type: "pong", at: Date.now() });
  }
  expect([statuses, Wire.all.length]).toEqual([["connected"], 1]);
});

test("a line that no longer answers is given up for another, without waiting for its goodbye", () => {
  connect();
  line().open();
  vi.advanceTimersByTime(15_000 + 5000);
  expect(statuses).toEqual(["connected", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  line().open();
  expect(statuses.at(-1)).toBe("connected");
});

test.each(["online", "visibilitychange"])("a line is asked on %s", (event) => {
  connect();
  line().open();
  heard[event]!();
  vi.advanceTimersByTime(5000);
  expect(statuses.at(-1)).toBe("lost");
});

test("what stays unanswered is sent again on another line, and asking more does not put that off", async () => {
  const connection = connect();
  line().open();
  const answer = connection.request({ type: "undo", seat: 0 });
  for (let second = 0; second < 10; second++) {
    vi.advanceTimersByTime(1000);
    void connection.request({ type: "preview", seat: 0, action: "b1/NE" });
  }
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  line().open();
  const undo = line().sent.find(({ type }) => type === "undo") as { reference: string };
  line().say({ type: "done", reference: undo.reference, version: 1 });
  expect((await answer).type).toBe("done");
});

test("a bot may think about a hint for longer than that", () => {
  const connection = connect();
  line().open();
  void connection.request({ type: "hint", seat: 0 });
  vi.advanceTimersByTime(25_000);
  expect(statuses).toEqual(["connected"]);
});

test("a line that never opens is given up for one that may lead to another server", () => {
  connect();
  expect(line().address.search).toBe("?table=t");
  vi.advanceTimersByTime(6000);
  expect(Wire.all).toHaveLength(2);
  expect(line().address.search).toMatch(/^\?again=\d+&table=t$/);
  line().open();
  line().onclose!({ code: 1006 });
  vi.advanceTimersByTime(500);
  expect(line().address.search).toBe("?table=t");
});

test("a server that opens a line may take longer to show the table", () => {
  connect();
  line().readyState = Wire.OPEN;
  line().onopen!();
  vi.advanceTimersByTime(9000);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(line().address.search).toBe("?table=t");
  expect(Wire.all).toHaveLength(2);
});

test("the clock of the server is known from half way between question and answer", () => {
  connect();
  line().open();
  heard["online"]!();
  vi.advanceTimersByTime(1000);
  line().say({ type: "pong", at: Date.now() + 100_000 - 500 });
  expect(ahead).toBe(100_000);
});

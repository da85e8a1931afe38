import { beforeAll, expect, test, vi } from "vitest";

import english from "../../../src/knossos/locale/en.ftl?raw";
import { house } from "../house.svelte";
import { Words } from "../words/words";
import type { FromServer, News, Sight, Standing, TableInfo } from "../wire/types";
import { Session } from "./session.svelte";

beforeAll(() => {
  house.words = Words.of("en", english);
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn() });
});

const chair = (name: string, kind: "person" | "bot" = "person") => ({ holder: { kind, name } });
const info: TableInfo = {
  id: "t", game: "amazeing(mode=kids)", stage: "playing", listed: false, chairs: [chair("Ada"), chair("Ben")],
  pieces: ["red", "yellow"], secrets: false, chat: true, opened: 0, commitment: "",
};
const playing = (to_act: number): Standing => ({ stage: "playing", to_act });
const sight = (seat: number, view: unknown): Sight => ({ seat, view, signs: null, legal: [`of ${seat}`] });
const play = (version: number, seat: number, heard: News["heard"] = []): News => ({ version, at: 0, type: "played", seat, heard });

function table(seats: number[], secrets = false) {
  let tell: (message: FromServer) => void = () => {};
  const request = vi.fn();
  const session = new Session("t", "token", (_, receive) => {
    tell = receive;
    return { request, send: vi.fn(), close: vi.fn() };
  });
  tell({ type: "welcome", protocol: 1, table: { ...info, secrets }, seats, host: true, phrases: [] });
  return { session, request, tell: (message: FromServer) => tell(message) };
}

const later = () => new Promise((done) => setTimeout(done));

test("while something is animated, the view, the log and the turn are those before it", async () => {
  const { session, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "before")] });
  let finish = () => {};
  session.animate({ play: () => new Promise<void>((done) => (finish = done)) });
  const heard = [{ seat: 0, events: [{ type: "Pushed" }], told: ["You push."] }];
  tell({ type: "update", version: 2, news: [play(1, 0, heard)], standing: playing(1), sights: [sight(0, "after")] });
  expect([session.view, session.toAct, session.news.length, session.legal.length]).toEqual(["before", 0, 0, 0]);
  finish();
  await later();
  expect([session.view, session.toAct, session.news.length, session.events.length]).toEqual(["after", 1, 1, 1]);
});

test("who sat down again is not taken for somebody who stood up", () => {
  const { session, tell } = table([0]);
  const stood: News = { version: 0, at: 0, type: "stood", seat: 0 };
  tell({ type: "update", version: 1, news: [stood], standing: { stage: "gathering" } });
  expect(session.seats).toEqual([0]);
  tell({ type: "update", version: 2, news: [{ ...stood, version: 1 }], standing: { stage: "gathering" } });
  expect(session.seats).toEqual([]);
});

test("what is taken back was never heard", () => {
  const { session, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "before")] });
  tell({ type: "update", version: 2, news: [play(1, 0, [{ seat: 0, events: [{ type: "Pushed" }] }])], standing: playing(0), sights: [sight(0, "after")] });
  expect(session.events).toHaveLength(1);
  tell({ type: "update", version: 3, news: [{ version: 2, at: 0, type: "undone", seat: 0 }], standing: playing(0), sights: [sight(0, "before")] });
  expect([session.events.length, session.view]).toEqual([0, "before"]);
});

test("what is taken back is shown backwards", () => {
  const { session, tell } = table([0]);
  const rewind = vi.fn(async () => {});
  session.animate({ play: async () => {}, rewind });
  const pushed = { type: "Pushed" };
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "before")] });
  tell({ type: "update", version: 3, news: [play(1, 0, [{ seat: 0, events: [{ type: "Walked" }] }]), play(2, 0, [{ seat: 0, events: [pushed] }])], standing: playing(0), sights: [sight(0, "after")] });
  tell({ type: "update", version: 4, news: [{ version: 3, at: 0, type: "undone", seat: 0 }], standing: playing(0), sights: [sight(0, "before")] });
  expect(rewind).toHaveBeenCalledWith([pushed], "after", "before", expect.anything());
});

test("around one screen the seat that decides looks at it", () => {
  const { session, tell } = table([0, 1]);
  tell({ type: "update", version: 1, news: [], standing: playing(1), sights: [sight(0, "a"), sight(1, "b")] });
  expect([session.viewer, session.view, session.legal[0]]).toEqual([1, "b", "of 1"]);
});

test("where hands are secret it has to come to the screen first, and hears only its own", () => {
  const { session, tell } = table([0, 1], true);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "a"), sight(1, "b")] });
  expect(session.awaited).toBe(0);
  session.arrive();
  const heard = [{ seat: 0, events: [{ type: "TargetSeen" }], told: ["Your next treasure: bat."] }, { seat: 1, events: [{ type: "TargetTaken" }], told: ["Red looks."] }];
  tell({ type: "update", version: 2, news: [play(1, 0, heard)], standing: playing(1), sights: [sight(0, "a2"), sight(1, "b2")] });
  expect([session.awaited, session.view, session.legal.length]).toEqual([1, "a2", 0]);
  session.arrive();
  expect([session.view, session.events.map((event) => event.type)]).toEqual(["b2", ["TargetTaken"]]);
  expect(session.news.flatMap((news) => session.toldOf(news).map((told) => told.text))).toEqual(["Red looks."]);
});

test("what is said is heard at once, and news that came twice count once", () => {
  const { session, tell } = table([0]);
  const said: News = { version: 0, at: 0, type: "said", seat: 1, text: "Hello!" };
  tell({ type: "update", version: 1, news: [said], standing: playing(0) });
  tell({ type: "update", version: 1, news: [said], standing: playing(0) });
  expect(session.said).toHaveLength(1);
});

test("a refusal goes with the next action", async () => {
  const { session, request } = table([0]);
  request.mockResolvedValueOnce({ type: "refused", code: "push-back", text: "No.", rule: "AMAZE-PUSH-2" });
  await session.act("g4/NE");
  expect(session.refusal?.rule).toBe("AMAZE-PUSH-2");
  request.mockResolvedValueOnce({ type: "done", reference: "", version: 1 });
  await session.act("b1/NE");
  expect(session.refusal).toBeNull();
});

test("while something is on its way nothing else is sent, and after a while nothing is offered", async () => {
  const { session, request, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [{ ...sight(0, "view"), undo: [] }] });
  let answer = (_: unknown): void => {};
  vi.useFakeTimers();
  request.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const acted = session.act("b1/NE");
  await session.act("b1/NE");
  await session.undo();
  expect(request).toHaveBeenCalledTimes(1);
  expect([session.waiting, session.legal.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(1000);
  expect([session.waiting, session.legal.length, session.undoNeeds]).toEqual([true, 0, null]);
  answer({ type: "done", reference: "", version: 1 });
  await acted;
  vi.useRealTimers();
  expect([session.waiting, session.legal.length]).toEqual([false, 1]);
});

test("a phrase is said once, however often it is pressed before it is heard", async () => {
  const { session, request } = table([0]);
  request.mockResolvedValue({ type: "done", reference: "", version: 1 });
  await Promise.all([session.sayPhrase("hello"), session.sayPhrase("hello")]);
  expect(request).toHaveBeenCalledTimes(1);
});

test("a hint holds although somebody talks meanwhile, but not after another move", async () => {
  const { session, request, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "view")] });
  const hinted = { type: "hinted", reference: "", action: "b1/NE", text: "Because." };
  request.mockImplementationOnce(async () => {
    tell({ type: "update", version: 2, news: [{ version: 1, at: 0, type: "said", seat: 1, text: "Well?" }], standing: playing(0) });
    return hinted;
  });
  await session.askHint();
  expect(session.hint?.action).toBe("b1/NE");
  request.mockImplementationOnce(async () => {
    tell({ type: "update", version: 3, news: [play(2, 0)], standing: playing(0), sights: [sight(0, "view")] });
    return hinted;
  });
  await session.askHint();
  expect(session.hint).toBeNull();
});

test("only what is shown is heard", () => {
  const { session, tell } = table([0]);
  const listen = (session.listen = vi.fn());
  const heard = [{ seat: 0, events: [{ type: "Pushed" }] }];
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "before")] });
  tell({ type: "update", version: 3, news: [play(1, 0, heard), play(2, 0, heard)], standing: playing(0), sights: [sight(0, "after")] });
  expect(listen).not.toHaveBeenCalled();
  tell({ type: "update", version: 4, news: [play(3, 0, heard)], standing: playing(0), sights: [sight(0, "last")] });
  expect(listen).toHaveBeenCalledOnce();
});

test("what is skipped is silent, and a page that is put away skips", async () => {
  const { session, tell } = table([0]);
  const signals: AbortSignal[] = [];
  session.listen = (_, signal) => signals.push(signal);
  session.animate({ play: (_, __, ___, signal) => new Promise((done) => signal.addEventListener("abort", () => done())) });
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "before")] });
  tell({ type: "update", version: 2, news: [play(1, 0, [{ seat: 0, events: [{ type: "Pushed" }] }])], standing: playing(1), sights: [sight(0, "after")] });
  vi.stubGlobal("document", { ...document, hidden: true });
  (vi.mocked(document.addEventListener).mock.lastCall![1] as () => void)();
  await later();
  vi.stubGlobal("document", { ...document, hidden: false });
  expect([signals[0]?.aborted, session.view]).toEqual([true, "after"]);
});

test("around one screen the one who has just played can take it back while the next looks", async () => {
  const { session, request, tell } = table([0, 1]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "a"), sight(1, "b")] });
  tell({ type: "update", version: 2, news: [play(1, 0)], standing: playing(1), sights: [{ ...sight(0, "a2"), undo: [] }, sight(1, "b2")] });
  expect([session.viewer, session.undoSeat, session.undoNeeds]).toEqual([1, 0, []]);
  request.mockResolvedValueOnce({ type: "done", reference: "", version: 2 });
  await session.undo();
  expect(request).toHaveBeenCalledWith({ type: "undo", seat: 0 });
});

test("whoever takes back at the door of the next is at the screen again", async () => {
  const { session, request, tell } = table([0, 1], true);
  tell({ type: "update", version: 1, news: [], standing: playing(0), sights: [sight(0, "a"), sight(1, "b")] });
  session.arrive();
  tell({ type: "update", version: 2, news: [play(1, 0)], standing: playing(1), sights: [{ ...sight(0, "a2"), undo: [] }, sight(1, "b2")] });
  expect(session.awaited).toBe(1);
  request.mockImplementationOnce(async () => {
    tell({ type: "update", version: 3, news: [{ version: 2, at: 0, type: "undone", seat: 0 }], standing: playing(0), sights: [sight(0, "a"), sight(1, "b")] });
    return { type: "done", reference: "", version: 2 };
  });
  await session.undo();
  expect([session.awaited, session.viewer, session.view]).toEqual([null, 0, "a"]);
});

test("whoever is not to be heard is not heard after a refresh either", () => {
  house.keep({ table: "t", token: "token", game: info.game });
  table([0]).session.mute(1, true);
  expect([...table([0]).session.muted]).toEqual([1]);
  house.forget("t");
});

test("a bot is called by its piece, since two of a kind may play", () => {
  const { session, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), table: { ...info, chairs: [chair("Ada"), chair("greedy", "bot")] } });
  expect(session.players.map((player) => player.name)).toEqual(["Ada", "Yellow"]);
});

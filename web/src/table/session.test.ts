import { beforeAll, expect, test, vi } from "vitest";

import english from "../../../src/knossos/locale/en.ftl?raw";
import { house } from "../house.svelte";
import { Words } from "../words/words";
import type { FromServer, News, Sight, Standing, TableInfo } from "../wire/types";
import { Session } from "./session.svelte";

beforeAll(() => {
  house.words = Words.of("en", english);
  vi.stubGlobal("document", { hidden: false });
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

test("a bot is called by its piece, since two of a kind may play", () => {
  const { session, tell } = table([0]);
  tell({ type: "update", version: 1, news: [], standing: playing(0), table: { ...info, chairs: [chair("Ada"), chair("greedy", "bot")] } });
  expect(session.players.map((player) => player.name)).toEqual(["Ada", "Yellow"]);
});

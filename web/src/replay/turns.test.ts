import { expect, test } from "vitest";

import type { Moment } from "../wire/types";
import { heardUntil, outcomeAt, turns, wrongLine } from "./turns";

const outcome = { winners: [1], reason: "home", scores: [] };
const moment = (turn: number, seat: number | null, told: string[], events: object[] = []): Moment => ({ action: seat === null ? null : "move a1", seat, turn, view: {}, signs: null, events, told });

const steps = [
  moment(0, null, ["dealt"], [{ type: "Dealt" }]),
  moment(1, 0, ["push"], [{ type: "Pushed" }]),
  moment(1, 0, ["walk"], [{ type: "Walked" }, { type: "TurnBegan" }]),
  moment(2, 1, ["push", "carried"], [{ type: "Pushed" }]),
  moment(2, 1, ["over"], [{ type: "Ended", outcome }]),
];

test("steps belong to turns, and the deal comes first", () => {
  expect(turns(steps)).toEqual([
    { number: 0, seat: null, first: 0, last: 0, told: [["dealt"]] },
    { number: 1, seat: 0, first: 1, last: 2, told: [["push"], ["walk"]] },
    { number: 2, seat: 1, first: 3, last: 4, told: [["push", "carried"], ["over"]] },
  ]);
});

test("only what has happened by then has been heard", () => {
  expect(heardUntil(steps, 1).map((event) => event.type)).toEqual(["Dealt", "Pushed"]);
  expect(outcomeAt(steps, 3)).toBeNull();
  expect(outcomeAt(steps, 4)).toEqual(outcome);
});

test("a refused record shows the line that is wrong", () => {
  const record = "knossos record 1\ngame amazeing\nrules x\n";
  expect(wrongLine(record, "record-line", "Line 3 of the record: …")).toEqual({ number: 3, line: "rules x" });
  expect(wrongLine(record, "record-line", "Zeile 1.003 der Aufzeichnung: …")).toEqual({ number: 1003, line: "" });
  expect(wrongLine(record, "body-large", "more than 1,000 bytes")).toBeNull();
});

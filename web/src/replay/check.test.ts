import { expect, test, vi } from "vitest";

import { check, fingerprint } from "./check";

const COMMITMENT = "911da7be1bdb2811";

vi.mock("../wire/http", () => ({
  server: { check: async (record: string) => ({ draws: 3, nonces: 1, secret: record, commitment: (await fingerprint("minos")) ?? "" }) },
}));

test("the browser works out the commitment of a secret itself", async () => {
  expect(await fingerprint("minos")).toMatch(COMMITMENT);
});

test("a secret fits what the table has shown, or does not", async () => {
  const shown = await fingerprint("minos");
  expect(await check(Promise.resolve("minos"), shown)).toMatchObject({ fits: true, itself: true });
  expect(await check(Promise.resolve("minos"), "0".repeat(64))).toMatchObject({ fits: false });
  expect(await check(Promise.resolve("minos"), null)).toMatchObject({ fits: null });
});

test("a server that says the wrong commitment of a secret is found out", async () => {
  expect(await check(Promise.resolve("pasiphae"), null)).toMatchObject({ fits: false });
});

import { expect, test } from "vitest";

import { tablesIn } from "./house.svelte";

test("what cannot be read is nothing, and does not stop the page", () => {
  for (const text of [null, "", "{", "7", '{"table": "t"}']) expect(tablesIn(text)).toBeNull();
  expect(tablesIn('[null, 7, {"table": "t"}, {"table": "t", "token": "secret", "game": "dragon"}]')).toEqual([{ table: "t", token: "secret", game: "dragon" }]);
});

import { describe, expect, it } from "vitest";

import { sounds } from "../games/dragon/sounds";
import { score } from "./sounds";

const heard = (...types: string[]): string[] => score(types.map((type) => ({ type })), sounds).map(([sound]) => sound);

describe("what happens", () => {
  it("is heard in a turn", () => {
    expect(heard("TurnBegan", "Pushed", "Walked", "Took", "CoinGained")).toEqual(["push", "step", "find", "coin"]);
  });

  it("is heard in duels, whether they end well or badly", () => {
    expect(heard("DragonTurned", "DuelRolled", "RolledAgain", "DuelRolled", "Lost")).toEqual(["dice", "dice", "card", "dice", "loss"]);
    expect(heard("Challenged", "FinalRolled", "Failed", "Lost")).toEqual(["roar", "dice", "roar", "loss"]);
  });

  it("is heard one after the other", () => {
    const times = score([{ type: "DragonTurned" }, { type: "DuelRolled" }, { type: "Lost" }], sounds).map(([, after]) => after);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(3);
  });
});

// What the dice have said, in sentences. While something is being shown, only that is said: the view knows no more.

import { listed } from "../../board/said";
import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { DragonView } from "../../wire/types";
import type { Play } from "./play.svelte";
import { latest, type Duel, type Fight } from "./tale";

/** Of whom a sentence is: the viewer is spoken to. */
export const whom = (play: Play, seat: number): { me: "yes" | "no"; player: string } => ({
  me: seat === play.scene.viewer ? "yes" : "no",
  player: play.scene.players[seat]?.name ?? "",
});

export function duelTold(play: Play, duel: Duel): string {
  const who = whom(play, duel.seat);
  const how = play.standing(duel);
  if (how === "falls") return say("dragon-web-duel-falls", who);
  if (how === "again") return say("dragon-web-again", { ...who, value: duel.again ?? 0 });
  return say("dragon-web-duel-rolled", { ...who, roll: latest(duel.rolls)?.roll ?? 0, how, lost: duel.lost ?? 0 });
}

/** What has to be rolled, why by this seat, and who comes after. */
export function duelNeeds(play: Play): { needs: string; near: string; next: string } {
  const { duel } = play.signs!;
  if (!duel || !play.die) return { needs: "", near: "", next: "" };
  const foe = play.die.type === "DragonTurned" ? "dragon" : "guardian";
  const steps = (play.duelWay?.length ?? 1) - 1;
  return {
    needs: say("dragon-web-duel-needs", { foe, enough: duel.enough }),
    near: say("dragon-web-duel-near", { ...whom(play, duel.seat), foe, steps }),
    next: nextToDuel(play.scene, play.view!),
  };
}

/** Who duels after the one who does now; nothing, if nobody does. */
export function nextToDuel({ viewer, players }: Scene, { duellists }: DragonView): string {
  const next = duellists.slice(1).map((seat) => (seat === viewer ? say("web-badge-you") : (players[seat]?.name ?? "")));
  return next.length ? say("dragon-web-duel-next", { players: listed(next) }) : "";
}

export function fightTold(play: Play, fight: Fight): string {
  const who = whom(play, fight.seat);
  const last = latest(fight.rolls);
  if (fight.end) return say(`dragon-web-fight-${fight.end}`, { ...who, total: totalOf(fight) });
  if (fight.again !== null) return say("dragon-web-again", { ...who, value: fight.again });
  if (!last) return say("dragon-challenged", { me: who.me, seat: who.player });
  if (last === play.rolling) return say("dragon-web-fight-rolls", who);
  const signs = play.signs?.duel;
  if (play.showing || !signs) return say("dragon-web-duel-rolled", { ...who, roll: last.roll, how: "rolled", lost: 0 });
  return say("dragon-web-fight-needs", { needed: signs.needed, left: signs.left });
}

export const totalOf = (fight: Pick<Fight, "rolls">): number => fight.rolls.reduce((sum, { roll }) => sum + roll, 0);

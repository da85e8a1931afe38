// What would come of it, in a sentence: for whoever is about to do something.

import { NAMES } from "../../board/geometry";
import type { Square } from "../../board/kit";
import { covered } from "../../board/rooms";
import { say } from "../../house.svelte";
import { cardTitle, spellName } from "./pictures";
import { walkSpell, type Play } from "./play.svelte";
import { phone } from "../../board/sizes";

export interface Told {
  title: string;
  text: string;
}

const name = (square: Square): string => NAMES[square]!;
const list = (cards: readonly string[]): string => cards.map(cardTitle).join(", ");

export function told(play: Play): Told {
  const { casting } = play;
  if (play.stage === "turn") return laying(play);
  if (casting === "push") return pushing(play);
  if (casting === "rotate") return rotating(play);
  if (casting === "switch") return switching(play);
  return play.walkTo === null ? looking(play) : walking(play, play.walkTo);
}

function looking(play: Play): Told {
  const { view, legal, casting } = play;
  if (casting) {
    const title = say("team-web-cast", { spell: spellName(casting) });
    return { title, text: say(play.bySpell.size ? "team-web-by-spell" : "team-web-by-spell-none") };
  }
  if (!view?.moves) return { title: say("team-web-no-move"), text: say("team-web-no-move-spells") };
  if (!legal.moves.size) return { title: say("team-web-no-way"), text: say("team-web-no-move-spells") };
  const near = play.sought.filter((card) => {
    const at = view.maze.tiles.findIndex((tile) => tile.shows.includes(card));
    return legal.moves.has(at);
  });
  const reach = say("team-web-reach", { count: legal.moves.size, near: near.length ? list(near) : "none" });
  const help = view.found ? "" : helping(play);
  const title = help || say(view.found ? "team-web-bonus" : "team-web-any-order");
  if (!phone.current || !(help || near.length)) return { title, text: reach };
  return { title: help || reach, text: "" }; // a phone has room for what matters more
}

/** For whom to collect, when the own board is empty. */
function helping(play: Play): string {
  const help = play.helpsWith(play.scene.viewer ?? -1);
  const [owner, ...others] = new Set(help.map((each) => each.owner));
  if (owner === undefined) return "";
  const player = others.length ? "several" : (play.scene.players[owner]?.name ?? "");
  return say("team-web-help", { player, cards: list(help.map(({ card }) => card)) });
}

function walking(play: Play, to: Square): Told {
  const { finds, view, walkUses } = play;
  const title = finds
    ? say("team-web-to-find", {
        square: name(to),
        card: cardTitle(finds.card),
        player: finds.owner == null ? "self" : (play.scene.players[finds.owner]?.name ?? ""),
      })
    : say("team-web-to", { square: name(to) });
  const onRubble = view !== null && covered(view.maze.tiles[to]!);
  const sentences = [
    ...(walkUses ? [say(`team-web-walk-${walkUses}`)] : []),
    ...(onRubble ? [say(play.ahead?.view.phase === "uncover" ? "team-web-walk-rubble-may" : "team-web-walk-rubble")] : []),
    ...(play.earnsMove ? [say("team-web-walk-bonus")] : []),
  ];
  const steps = Math.max(0, (play.thread?.length ?? 1) - 1);
  const shown = sentences.slice(0, phone.current ? 1 : sentences.length); // a phone has room for the first
  return { title, text: shown.join(" ") || say("team-web-walk-steps", { steps }) };
}

/** What could be reached after a spell, or nothing where there is no move left to reach it with. */
function reach(play: Play): string {
  const { ahead } = play;
  if (!ahead) return say("team-web-looking");
  if (!ahead.view.moves) return say("team-web-spell-only");
  const near = play.sought.filter((card) => {
    const at = ahead.view.maze.tiles.findIndex((tile) => tile.shows.includes(card));
    return ahead.legal.moves.has(at);
  });
  return say("team-web-reach-then", { count: ahead.legal.moves.size, near: near.length ? list(near) : "none" });
}

function pushing(play: Play): Told {
  if (play.pushAt === null) return { title: say("team-web-push-title"), text: say("team-web-push-how") };
  return { title: say("team-web-push-at", { arrow: name(play.pushAt) }), text: reach(play) };
}

function rotating(play: Play): Told {
  if (play.layingAt === null) return { title: say("team-web-rotate-title"), text: say("team-web-rotate-how") };
  return { title: say("team-web-rotate-at", { square: name(play.layingAt) }), text: reach(play) };
}

function switching(play: Play): Told {
  const { first, pair } = play;
  if (first === null) return { title: say("team-web-switch-title"), text: say("team-web-switch-how") };
  if (!pair) return { title: say("team-web-switch-first", { square: name(first) }), text: say("team-web-switch-second") };
  return { title: say("team-web-switch-pair", { first: name(pair[0]), second: name(pair[1]) }), text: reach(play) };
}

function laying(play: Play): Told {
  const { finds } = play;
  const title = say("team-web-lay-title", { square: name(play.here) });
  if (!finds) return { title, text: say("team-web-lay-how") };
  const player = finds.owner == null ? "self" : (play.scene.players[finds.owner]?.name ?? "");
  return { title, text: say("team-web-lay-find", { card: cardTitle(finds.card), player }) };
}

/** The strong button: what it says for what is made up so far. */
export function deed(play: Play): string {
  const { pushAt, pair, layingAt, walkTo, casting } = play;
  if (play.stage === "turn") return say("team-web-lay");
  if (pushAt !== null) return say("team-web-do-push", { arrow: name(pushAt) });
  if (pair) return say("team-web-do-switch", { first: name(pair[0]), second: name(pair[1]) });
  if (layingAt !== null) return say("team-web-do-rotate", { square: name(layingAt) });
  if (walkTo !== null) return say(walkTo === play.here ? "team-web-do-round" : "team-web-do-walk", { square: name(walkTo) });
  if (casting === "push") return say("team-web-pick-arrow");
  return say(casting && !walkSpell(casting) ? "team-web-pick-tile" : "team-web-pick-square");
}

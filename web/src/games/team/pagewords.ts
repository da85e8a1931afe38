import { NAMES } from "../../board/geometry";
import { say } from "../../house.svelte";
import type { Page } from "./page";
import { cardTitle, pieceName } from "./pictures";

/** What a page does, in a sentence. */
export function pageSentence(page: Page): string {
  if (page.does === "push") return say("team-web-page-push", { arrow: NAMES[page.arrow]! });
  if (page.does === "flip") return say("team-web-page-flip", { cards: page.pictures.map(cardTitle).join(", ") });
  return say("team-web-page-teleport", { pieces: page.pieces.map(pieceName).join(", "), home: pieceName(page.home) });
}

/** The few words below its drawing. */
export function pageTitle(page: Page): string {
  if (page.does === "push") return say("team-web-page-push-short", { arrow: NAMES[page.arrow]! });
  return say(page.does === "flip" ? "team-web-page-flip-short" : "team-web-page-teleport-short");
}

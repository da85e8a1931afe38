import { say } from "../../house.svelte";
import type { Scene } from "../../scene";
import type { TeamView } from "../../wire/types";
import type { Screen, Step } from "../contract";
import Board from "./Board.svelte";
import Finale from "./Finale.svelte";
import Now from "./Now.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import { sounds } from "./sounds";
import Strip from "./Strip.svelte";
import { text } from "./text";

const viewOf = (scene: Scene): TeamView | null => scene.view as TeamView | null;

function steps(scene: Scene): Step[] {
  const view = viewOf(scene);
  if (view?.phase === "choose") {
    return [
      { label: say("team-web-step-choose"), state: "now" },
      { label: say("team-web-step-daedalus"), state: "next" },
      { label: say("team-web-step-act"), state: "next" },
    ];
  }
  return [
    { label: say("team-web-step-daedalus"), state: "done" },
    { label: say("team-web-step-act"), state: "now" },
    { label: say("team-web-step-end"), state: "next" },
  ];
}

export const screen: Screen = {
  Board,
  Own,
  Now,
  Seat,
  Strip,
  Finale,
  together: () => true,
  steps,
  sounds,
  progress: (scene, seat) => {
    const view = viewOf(scene);
    return view?.phase === "choose" ? "" : say("team-web-progress", { count: view?.boards[seat]?.length ?? 0 });
  },
  text: (scene) => text(viewOf(scene), scene),
};

// One game of The aMAZEing Labyrinth on the screen.

import { MazePlay, sharedBy } from "../../board/play.svelte";
import type { AmazeingSigns, AmazeingView } from "../../wire/types";

export class Play extends MazePlay<AmazeingView, AmazeingSigns> {
  get night(): boolean {
    return this.view?.night ?? false;
  }

  /** What the one before the screen is doing. */
  get stage(): "push" | "move" | "wait" | "over" {
    const { view } = this;
    return view && (this.mine || view.phase === "over") ? view.phase : "wait";
  }

  /** The cards that the viewer may find now. */
  get sought(): readonly string[] {
    return this.signs?.seeks ?? [];
  }

  /** Whether only the way home is left. */
  get homeward(): boolean {
    return this.signs?.homeward ?? false;
  }
}

export const playOf = sharedBy((scene) => new Play(scene));

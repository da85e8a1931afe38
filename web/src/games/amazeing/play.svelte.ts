// One game of The aMAZEing Labyrinth on the screen.

import type { Square } from "../../board/kit";
import { MazePlay, sharedBy } from "../../board/play.svelte";
import type { AmazeingSigns, AmazeingView } from "../../wire/types";

export class Play extends MazePlay<AmazeingView, AmazeingSigns> {
  get night(): boolean {
    return this.view?.night ?? false;
  }

  /** What the one before the screen is doing. */
  get stage(): AmazeingView["phase"] | "wait" {
    return this.mine && this.view ? this.view.phase : "wait";
  }

  /** The cards that the viewer may find now. */
  get sought(): readonly string[] {
    const { view, signs } = this;
    return view && signs ? seeks(view, signs) : [];
  }

  /** Whether only the way home is left. */
  get homeward(): boolean {
    return this.signs?.left[this.scene.viewer ?? -1] === 0;
  }

  /** The home of the viewer. */
  get home(): Square | undefined {
    return this.signs?.homes[this.scene.players[this.scene.viewer ?? -1]?.piece ?? ""];
  }

  protected goalsOf(view: AmazeingView, signs: AmazeingSigns): readonly Square[] {
    if (view.phase === "over") return [];
    if (this.homeward) return this.home === undefined ? [] : [this.home];
    const sought = seeks(view, signs);
    return view.maze.tiles.flatMap(({ shows }, at) => (shows.some((card) => sought.includes(card)) ? [at] : []));
  }
}

const seeks = ({ viewer, held }: AmazeingView, signs: AmazeingSigns): string[] => [...held, ...(signs.seeks[viewer ?? -1] ?? [])];

export const playOf = sharedBy((scene) => new Play(scene));

// One game with the dragon on the screen: what somebody is aimed at, the dice that fall, and what is threatened.

import { centre, DIRECTIONS, line } from "../../board/geometry";
import { seatKey, type Light, type Motion, type Position, type Run, type Square, type Token } from "../../board/kit";
import { motions } from "../../board/motions";
import { MazePlay, sharedBy } from "../../board/play.svelte";
import { say } from "../../house.svelte";
import type { GameEvent } from "../../scene";
import type { DragonEvent, DragonSigns, DragonView, Pushed } from "../../wire/types";
import { stir } from "./lair";
import { lastFight, latest, tale, type DragonDie, type Duel, type Fight, type Tale } from "./tale";

export type Stage = DragonView["phase"] | "wait";

/** How a duel stands: its die falls, a card is played for another roll, it has fallen, and what came of it. */
export type Standing = "falls" | "again" | "rolled" | "failed" | "lost" | "safe";

const TUMBLE = 700;
const QUARTER_TURN = 200;
const READING = 600;
/** A fight with the dragon happens once or twice in a game. */
const READING_THE_END = 1400;

/** What is in the way of the pieces of the seats. */
const guardianKey = (guardian: string): string => `guardian-${guardian}`;
const GUARDIANS = ["white", "black"] as const;

export class Play extends MazePlay<DragonView, DragonSigns> {
  /** The die that is falling. */
  rolling = $state.raw<DragonEvent | null>(null);
  /** What has been shown of what happens now: the scene knows it when everything has. */
  private shown = $state.raw<readonly DragonEvent[]>([]);
  /** The card that somebody thinks of playing. */
  private wished = $state<number | null>(null);

  /** What the dice have said in this turn. */
  readonly tale: Tale = $derived.by(() => tale(this.rolling ? [...this.heard, this.rolling] : this.heard));

  /** The latest duel with the dragon that is over, whenever it was. */
  readonly pastFight: Fight | null = $derived.by(() => lastFight(this.heard));

  private get heard(): GameEvent[] {
    return [...new Set([...this.scene.events, ...this.shown])];
  }

  /** Whether something is being shown that the view and its signs do not know yet. */
  get showing(): boolean {
    return this.rolling !== null || this.shown.length > 0;
  }

  get stage(): Stage {
    const { view } = this;
    return view && (this.mine || view.phase === "over") ? view.phase : "wait";
  }

  /** The duel that is on, or is just being shown: when its turn is about to end, it is told with the dice. */
  get duel(): Duel | null {
    const { over, fight, duels } = this.tale;
    return over || fight || this.view?.phase === "double" ? null : (duels[duels.length - 1] ?? null);
  }

  /** How a duel of this turn stands, as far as it has been shown. */
  standing(duel: Duel): Standing {
    if (latest(duel.rolls) === this.rolling) return "falls";
    if (duel.lost !== null) return "lost";
    if (duel.seat !== latest(this.tale.duels)?.seat) return "safe";
    if (this.showing) return duel.again === null ? "rolled" : "again";
    return this.view?.phase === "reroll" ? "failed" : "safe";
  }

  /** The same with the dragon itself. */
  get fight(): Fight | null {
    return this.tale.over ? null : this.tale.fight;
  }

  /** Whether cards or dice decide, and no walk. */
  get gambles(): boolean {
    return this.duel !== null || this.fight !== null || this.stage === "double" || this.view?.phase === "challenge";
  }

  // The dragon and the guardians

  /** Where the dragon looks, in degrees clockwise from north. */
  get looks(): number {
    const turned = this.shown.findLast((event) => event.type === "DragonTurned");
    return degrees(turned?.facing ?? this.view?.facing ?? 1);
  }

  /** The roll of the dragon die that still matters; null: there is none, or it has not settled. */
  get die(): DragonDie | null {
    const { die, over } = this.tale;
    return over || die === this.rolling ? null : die;
  }

  /** The way from what that die threatens with to the one who duels now. */
  get duelWay(): readonly Square[] | null {
    const { die, signs, tale } = this;
    if (!die || signs?.duel?.seat !== latest(tale.duels)?.seat) return null;
    return signs?.duel?.ways[threatOf(die)] ?? null;
  }

  protected goalsOf(_: DragonView, { goals }: DragonSigns): readonly Square[] {
    return goals;
  }

  override get lights(): Map<Square, Light> {
    const lights = super.lights;
    if (lights.size || !this.die) return lights;
    return new Map(this.die.passage.map((square) => [square, "threat"]));
  }

  // Cards

  /** The cards that may be played now. */
  get cards(): number[] {
    return this.scene.legal.filter((action) => action.startsWith("play ")).map((action) => Number(action.slice(5)));
  }

  get card(): number | null {
    const { cards, wished } = this;
    return wished !== null && cards.includes(wished) ? wished : (cards[0] ?? null);
  }

  choose(card: number): void {
    this.wished = card;
  }

  override follow(): void {
    super.follow();
    const { hinted } = this.scene;
    if (hinted?.startsWith("play ")) this.wished = Number(hinted.slice(5));
  }

  // What lies on the board and moves

  protected override position(view: DragonView): Position {
    const { tiles, tokens } = super.position(view);
    const guardians = GUARDIANS.map((guardian, index): Token => {
      const name = say("dragon-web-guardian", { guardian: say(`dragon-guardian-${guardian}`) });
      return { key: guardianKey(guardian), at: view.guardians[index]!, piece: guardian, name };
    });
    const treasures = view.treasures.map(({ at, value }, index): Token => {
      const twin = view.treasures.findIndex((each) => each.value === value) < index;
      return { key: `treasure-${value}-${twin ? 2 : 1}`, at, piece: `${value}`, name: say("dragon-web-treasure", { value }), lies: true };
    });
    return { tiles, tokens: [...treasures, ...tokens, ...guardians] };
  }

  readonly moved = (event: GameEvent, position: Position): readonly Motion[] => {
    const happened = event as DragonEvent;
    switch (happened.type) {
      case "Pushed":
        return [...motions(event, position), ...riding(happened, position)];
      case "GuardianCarried":
        return [{ move: "carry", key: guardianKey(happened.guardian), to: happened.to }];
      case "Took":
        return taken(happened.seat, position);
      case "DragonTurned":
      case "GuardianWoke":
      case "DuelRolled":
      case "FinalRolled":
        return [this.show(happened, (run, board) => this.fall(happened, run, board))];
      case "RolledAgain":
      case "Challenged":
      case "Lost":
      case "Slain":
      case "Failed":
        return [this.show(happened, async () => {})];
      default:
        return motions(event, position);
    }
  };

  /** Show an event after its own movement; there is time to read what it means. */
  private show(event: DragonEvent, perform: (run: Run, board: Element) => Promise<void>): Motion {
    return {
      move: "own",
      perform: async (run, board) => {
        try {
          await perform(run, board);
          this.rolling = null;
          this.shown = [...this.shown, event];
          await stir(event, run, board);
          await pause(run, board, event.type === "Slain" || event.type === "Failed" ? READING_THE_END : READING);
        } catch (error) {
          this.rest();
          throw error;
        }
      },
    };
  }

  /** A die tumbles, and then the dragon turns its head. */
  private async fall(event: DragonEvent, run: Run, board: Element): Promise<void> {
    this.rolling = event;
    await pause(run, board, TUMBLE);
    const head = board.querySelector("[data-dragon-head]");
    if (event.type !== "DragonTurned" || !head) return;
    const turn = (angle: number): Keyframe => ({ transform: `rotate(${angle}deg)` });
    const frames = [turn(this.looks), turn(this.looks + 90 * event.arrows)];
    await run([[head, frames]], { duration: QUARTER_TURN * event.arrows, easing: "ease-in-out" });
  }

  /** Everything that happened is known to the scene. */
  rest(): void {
    this.rolling = null;
    this.shown = [];
  }
}

/** Nothing moves for a while. */
const pause = (run: Run, board: Element, duration: number): Promise<void> => run([[board, [{ opacity: 1 }, { opacity: 1 }]]], { duration });

/** Directions are bits: north, east, south, west. */
export const degrees = (facing: number): number => DIRECTIONS.findIndex((direction) => direction === facing) * 90;

/** Who threatens: a key of the signs. */
export const threatOf = (die: DragonDie): "dragon" | "white" | "black" => (die.type === "DragonTurned" ? "dragon" : die.guardian);

/** The treasures that ride on a line, or go round to the inserted tile. */
export function riding({ arrow }: Pushed, { tokens }: Position): Motion[] {
  const squares = line(arrow);
  return tokens
    .filter((token) => token.lies && squares.includes(token.at))
    .map(({ key, at }) => ({ move: "carry", key, to: squares[(squares.indexOf(at) + 1) % squares.length]! }));
}

/** A treasure goes to the one who stands on it. */
function taken(seat: number, { tokens }: Position): Motion[] {
  const at = tokens.find((token) => token.key === seatKey(seat))?.at;
  const treasure = tokens.find((token) => token.lies && token.at === at);
  return treasure ? [{ move: "take", key: treasure.key, seat }] : [];
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 1.1],
  [-1.1, 0],
  [1.1, 0],
] as const;

/** What is under the lair peeps out at its edge. */
export function peeping(lair: Square, index: number): { x: number; y: number; scale: number } {
  const { x, y } = centre(lair);
  const [across, down] = CORNERS[index % CORNERS.length]!;
  return { x: x + across * 46, y: y + down * 46, scale: 0.58 };
}

export const playOf = sharedBy((scene) => new Play(scene));

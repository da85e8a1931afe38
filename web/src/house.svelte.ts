// What the browser remembers for whoever sits before it: language, looks, name, and the seats they hold.

import { LANGUAGES, preferred, Words, type Language, type Values } from "./words/words";

export type Theme = "system" | "light" | "dark";

/** A table that this browser has a token for. */
export interface Kept {
  table: string;
  token: string;
  game: string;
  /** The token to share, and those of invited seats by number, where this browser opened the table. */
  link?: string;
  invitations?: Record<number, string>;
  /** The seats of which nothing is to be heard any more. */
  muted?: readonly number[];
  at: number;
}

const KEPT = "knossos-tables";
const MOST_KEPT = 50;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // private windows may refuse; then nothing is remembered
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is remembered
  }
}

/** The tables in what was stored; null: nothing was, or nothing that can be read. */
export function tablesIn(text: string | null): Kept[] | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return Array.isArray(found) ? found.filter((each) => [each?.table, each?.token, each?.game].every((part) => typeof part === "string")) : null;
  } catch {
    return null;
  }
}

class House {
  words = $state.raw<Words>()!;
  theme = $state<Theme>((stored("knossos-theme") as Theme | null) ?? "system");
  private outside = $state(false);
  sound = $state(stored("knossos-sound") !== "off");
  name = $state(stored("knossos-name") ?? "");
  kept = $state.raw<readonly Kept[]>(tablesIn(stored(KEPT)) ?? []);

  /** Load the words; the page is shown when they are there. */
  async open(): Promise<void> {
    await this.speak(preferred(stored("knossos-language"), navigator.languages));
    const outside = matchMedia("(prefers-color-scheme: dark)");
    this.outside = outside.matches;
    outside.onchange = () => {
      this.outside = outside.matches;
      this.show(this.theme);
    };
    this.show(this.theme);
    addEventListener("storage", ({ key }) => {
      if (key === KEPT || key === null) this.kept = tablesIn(stored(KEPT)) ?? [];
    });
  }

  /** Whether it is dark, by choice or because it is outside. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.outside);
  }

  say(key: string, values?: Values): string {
    return this.words.say(key, values);
  }

  async speak(language: Language): Promise<void> {
    this.words = await Words.load(language);
    document.documentElement.lang = language;
    store("knossos-language", language);
  }

  get languages(): [Language, string][] {
    return Object.entries(LANGUAGES) as [Language, string][];
  }

  show(theme: Theme): void {
    this.theme = theme;
    store("knossos-theme", theme);
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("knossos-sound", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    store("knossos-name", name);
  }

  /** Remember a seat, so that a refresh or another day finds it again. */
  keep(table: Omit<Kept, "at">): void {
    this.change((kept) => {
      const before = kept.find((each) => each.table === table.table);
      const others = kept.filter((each) => each !== before);
      return [{ ...before, ...table, at: Date.now() }, ...others].slice(0, MOST_KEPT);
    });
  }

  held(table: string): Kept | undefined {
    return this.kept.find((each) => each.table === table);
  }

  /** Remember of which seats at a table nothing is to be heard. */
  mute(table: string, muted: readonly number[]): void {
    this.change((kept) => kept.map((each) => (each.table === table ? { ...each, muted } : each)));
  }

  forget(table: string): void {
    this.change((kept) => kept.filter((each) => each.table !== table));
  }

  /** Another window may have kept something a moment ago: what is stored counts, where anything is. */
  private change(by: (kept: readonly Kept[]) => readonly Kept[]): void {
    this.kept = by(tablesIn(stored(KEPT)) ?? this.kept);
    store(KEPT, JSON.stringify(this.kept));
  }
}

export const house = new House();

/** Say a message in the language of the house. */
export const say = (key: string, values?: Values): string => house.say(key, values);

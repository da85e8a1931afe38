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

class House {
  words = $state.raw<Words>()!;
  theme = $state<Theme>((stored("knossos-theme") as Theme | null) ?? "system");
  private outside = $state(false);
  sound = $state(stored("knossos-sound") !== "off");
  name = $state(stored("knossos-name") ?? "");
  kept = $state.raw<Kept[]>(JSON.parse(stored(KEPT) ?? "[]") as Kept[]);

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
    const others = this.kept.filter((each) => each.table !== table.table);
    this.kept = [{ ...this.held(table.table), ...table, at: Date.now() }, ...others].slice(0, MOST_KEPT);
    store(KEPT, JSON.stringify(this.kept));
  }

  held(table: string): Kept | undefined {
    return this.kept.find((each) => each.table === table);
  }

  forget(table: string): void {
    this.kept = this.kept.filter((each) => each.table !== table);
    store(KEPT, JSON.stringify(this.kept));
  }
}

export const house = new House();

/** Say a message in the language of the house. */
export const say = (key: string, values?: Values): string => house.say(key, values);

// The one place where a key becomes a sentence. The catalogues are those of the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/knossos/locale/en.ftl?raw"),
  de: () => import("../../../src/knossos/locale/de.ftl?raw"),
};

export class Words {
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  static of(language: Language, source: string): Words {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
    return new Words(language, bundle);
  }

  static async load(language: Language): Promise<Words> {
    return Words.of(language, (await sources[language]()).default);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence for a key. An unknown key or a missing value is an error, never a placeholder. */
  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`the ${this.language} catalogue has no message ${key}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`the ${this.language} message ${key} cannot be said: ${errors[0].message}`);
    return text;
  }

  /** Several things in one phrase: a, b and c. */
  list(things: readonly string[]): string {
    return this.lists.format(things);
  }

  /** What something is called; things from somebody's own components have no message and keep their own name. */
  name(key: string, otherwise: string): string {
    return this.has(key) ? this.say(key) : otherwise.replaceAll("-", " ");
  }
}

/** The language that was chosen before, or the first that the browser asks for and Knossos speaks. */
export function preferred(chosen: string | null, wanted: readonly string[]): Language {
  const known = (code: string | null): code is Language => code !== null && code in LANGUAGES;
  if (known(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? "en";
}

// Which of log, chat and rules is open, and what has not been read.

import type { Session } from "./session.svelte";

export type Tab = "play" | "log" | "chat" | "rules" | "text";

export class Talk {
  tab = $state<Tab>("log");
  /** The text board is there on demand. */
  text = $state(false);
  /** The rule to open the rules at. */
  rule = $state("");
  private read = $state(0);

  constructor(private readonly session: () => Session) {}

  get unread(): number {
    const { said, seats, muted } = this.session();
    return said.slice(this.read).filter((line) => !seats.includes(line.seat ?? -1) && !muted.has(line.seat ?? -1)).length;
  }

  readAll(): void {
    this.read = this.session().said.length;
  }

  open(tab: Tab): void {
    if (tab !== "rules") this.rule = "";
    this.tab = tab;
  }

  readRule(rule: string): void {
    this.rule = rule;
    this.tab = "rules";
  }

  toggleText(otherwise: Tab): void {
    this.text = !this.text;
    if (this.text) this.tab = "text";
    else if (this.tab === "text") this.tab = otherwise;
  }
}

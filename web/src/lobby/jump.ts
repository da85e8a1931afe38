// The open tables are a part of the lobby; from another page one gets to it, and then to them.

import { whereabouts } from "../places.svelte";

let wanted = false;

export function toTables(): void {
  if (show()) return;
  wanted = true;
  whereabouts.go({ at: "lobby" });
}

/** The lobby is there: go on to where somebody wanted to be. */
export function arrive(): void {
  if (wanted) show();
  wanted = false;
}

function show(): boolean {
  const heading = document.getElementById("open-tables");
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

// Giving somebody a text to paste elsewhere.

import { say } from "./house.svelte";

/** Copy a text; whether that was done. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    prompt(say("web-copy-by-hand"), text);
    return false;
  }
}

/** The only way where the page is not served safely, as at home from another machine. */
function copySelected(text: string): boolean {
  const shown = document.createElement("span");
  shown.textContent = text;
  shown.className = "aside";
  shown.style.whiteSpace = "pre";
  document.body.append(shown);
  getSelection()?.selectAllChildren(shown);
  const done = document.execCommand("copy");
  getSelection()?.removeAllRanges();
  shown.remove();
  return done;
}

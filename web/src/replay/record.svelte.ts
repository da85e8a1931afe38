// A record that somebody has opened from a file. It stays with the tab, so that a refresh finds it again.

import { whereabouts } from "../places.svelte";

export interface OpenedRecord {
  name: string;
  text: string;
}

const KEY = "knossos-record";
const LARGEST = 4_000_000;

function remembered(): OpenedRecord | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as OpenedRecord | null;
  } catch {
    return null;
  }
}

class Desk {
  record = $state.raw<OpenedRecord | null>(remembered());

  lay(record: OpenedRecord | null): void {
    this.record = record;
    try {
      if (record) sessionStorage.setItem(KEY, JSON.stringify(record));
      else sessionStorage.removeItem(KEY);
    } catch {
      // then a refresh asks for it again
    }
  }
}

export const desk = new Desk();

export async function openFile(file: File): Promise<void> {
  desk.lay({ name: file.name, text: await file.slice(0, LARGEST).text() });
  whereabouts.go({ at: "record" });
}

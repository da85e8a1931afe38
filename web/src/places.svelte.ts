// Where somebody is: everything after the # of the address. Tokens stand there, since it never leaves the browser.
//
//   #                       the lobby
//   #new/GAME               make a table
//   #TABLE  #TABLE/TOKEN    a table, with the token of a link or of an invitation
//   #replay/TABLE/STEP      a game that is over, with /TOKEN for whoever has no seat there
//   #record                 one that was opened from a file
//   #how                    how it works

export type Place =
  | { at: "lobby" }
  | { at: "new"; game: string }
  | { at: "table"; table: string; token: string | null }
  | { at: "replay"; table: string; step: number; token: string | null }
  | { at: "record" }
  | { at: "how" };

export function read(fragment: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = fragment.replace(/^#\/?/, "").split("/");
  if (first === "") return { at: "lobby" };
  if (first === "new") return { at: "new", game: second };
  if (first === "how") return { at: "how" };
  if (first === "record") return { at: "record" };
  if (first === "replay") return { at: "replay", table: second, step: Number.parseInt(third, 10) || 0, token: fourth || null };
  return { at: "table", table: first, token: second || null };
}

export function write(place: Place): string {
  switch (place.at) {
    case "lobby":
      return "#";
    case "new":
      return `#new/${place.game}`;
    case "table":
      return place.token ? `#${place.table}/${place.token}` : `#${place.table}`;
    case "replay":
      if (place.token) return `#replay/${place.table}/${place.step}/${place.token}`;
      return place.step ? `#replay/${place.table}/${place.step}` : `#replay/${place.table}`;
    default:
      return `#${place.at}`;
  }
}

class Whereabouts {
  place = $state.raw<Place>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.place = read(location.hash)));
  }

  go(place: Place): void {
    location.hash = write(place);
  }

  /** Change what the address says without leaving a step to go back to. */
  rename(place: Place): void {
    history.replaceState(null, "", write(place));
    this.place = place;
  }
}

export const whereabouts = new Whereabouts();

/** The whole address of a place, to give to somebody else. */
export const link = (place: Place): string => new URL(write(place), location.href).href;

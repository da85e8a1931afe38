// The shapes of the pieces: shape first, colour second. Units of the board, round the middle.

export interface Shape {
  path: string;
  /** Its colour, a token of look/tokens.css. */
  colour: string;
  /** What is cut into it, in cream or ink. */
  mark?: string;
  markInk?: boolean;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const ring = (outer: number, inner: number): string =>
  `M0 ${-outer}a${outer} ${outer} 0 1 0 .01 0ZM0 ${-inner}a${inner} ${inner} 0 1 1-.01 0Z`;

const shapes: Readonly<Record<string, Shape>> = {
  red: { path: star(12, 27.5, 21.5), colour: "--red", mark: ring(11, 6.8) },
  yellow: { path: star(5, 29, 13), colour: "--yellow" },
  green: { path: "M8-27A27.5 27.5 0 1 0 26.5 10.5 21.5 21.5 0 1 1 8-27Z", colour: "--green" },
  blue: { path: "M7-29 15.5-27 7-7.5H17.5L-8 29-15.5 26.5-7 3H-17.5Z", colour: "--blue" },
  white: { path: "M-20-23H20a3 3 0 0 1 3 3V20a3 3 0 0 1-3 3H-20a3 3 0 0 1-3-3V-20a3 3 0 0 1 3-3Z", colour: "--ivory", mark: "M-7-7H7V7H-7Z", markInk: true },
  purple: { path: "M0-32C9-17 22-6 22 8A22 22 0 0 1-22 8C-22-6-9-17 0-32Z", colour: "--purple", mark: ring(7, 0.01) },
};

const unknown: Shape = { path: ring(24, 0.01), colour: "--stone" };

export const shapeOf = (piece: string): Shape => shapes[piece] ?? unknown;

/** The colour of a piece, to set as a style. */
export const colourOf = (piece: string): string => (piece === "gold" ? "var(--gold)" : `var(${shapeOf(piece).colour})`);

// The cut of the treasures: a blue hexagon for 1 to 6, a red lozenge for 7 to 12. Units of the board, round the middle.

interface Point {
  x: number;
  y: number;
}

export interface Cut {
  colour: string;
  outline: string;
  /** The flat top, on which the value stands. */
  table: string;
  /** The faces round it; light falls from the top left. */
  facets: readonly { path: string; light: number }[];
}

const HEXAGON = { corners: 6, radius: 27.5, top: 0.66, colour: "--blue" };
const LOZENGE = { corners: 4, radius: 31, top: 0.62, colour: "--red" };

function ring(corners: number, radius: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
}

const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

function cut({ corners, radius, top, colour }: typeof HEXAGON): Cut {
  const outer = ring(corners, radius);
  const inner = ring(corners, radius * top);
  const facets = outer.map((corner, index) => {
    const next = (index + 1) % corners;
    const middle = { x: corner.x + outer[next]!.x, y: corner.y + outer[next]!.y };
    const light = -(middle.x + middle.y) / Math.hypot(middle.x, middle.y) / Math.SQRT2;
    return { path: path([corner, outer[next]!, inner[next]!, inner[index]!]), light };
  });
  return { colour, outline: path(outer), table: path(inner), facets };
}

const [low, high] = [cut(HEXAGON), cut(LOZENGE)];

/** How the treasures and cards of a value look. */
export const cutOf = (value: number): Cut => (value <= 6 ? low : high);

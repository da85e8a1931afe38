// The stones of a tile that lies face down. All backs are alike, so they are laid once.

interface Stone {
  outline: string;
  /** The facets that look towards the light and away from it. */
  bright: string;
  dim: string;
}

const LAID: readonly [x: number, y: number, radius: number][] = [
  [8, 12, 11], [92, 8, 11], [60, 4, 9], [5, 40, 10], [96, 62, 10], [6, 94, 11], [60, 97, 9], [95, 95, 11], [34, 96, 9],
  [48, 48, 9], [76, 36, 9], [26, 54, 8], [70, 66, 8], [95, 34, 11], [4, 68, 11],
  [34, 17, 16], [79, 19, 15], [24, 36, 13], [56, 27, 14], [46, 66, 15], [82, 50, 14], [22, 76, 16], [72, 84, 17], [47, 87, 12],
]; // prettier-ignore

function stone([x, y, radius]: readonly [number, number, number], seed: number): Stone {
  const corners = 6 + (seed % 3);
  const points = Array.from({ length: corners }, (_, index) => {
    const wobble = Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453;
    const random = wobble - Math.floor(wobble);
    const angle = ((index + random * 0.5) / corners) * 2 * Math.PI - 2.4;
    const away = radius * (0.86 + random * 0.24);
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.92] as const;
  });
  const text = (all: readonly (readonly [number, number])[]): string =>
    `M${all.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}Z`;
  const half = Math.floor(corners / 2);
  const bump = [x - radius * 0.12, y - radius * 0.1] as const;
  const low = [x + radius * 0.3, y + radius * 0.35] as const;
  return {
    outline: text(points),
    bright: text([points[0]!, points[1]!, points[2]!, bump]),
    dim: text([...points.slice(half, half + 2), low]),
  };
}

export const stones: readonly Stone[] = LAID.map(stone);

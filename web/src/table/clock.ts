// Time that is left, as a clock shows it.

const pad = (number: number): string => String(number).padStart(2, "0");

/** `1:05`, `2:03:00`, or whole days. */
export function shown(milliseconds: number): { days: number; time: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const time = hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
  return { days, time };
}

/** What is left of the decision, and of the reserve behind it, when so much is left of both together. */
export function split(left: number, reserve: number): { decision: number; reserve: number } {
  return { decision: Math.max(0, left - reserve), reserve: Math.min(reserve, Math.max(0, left)) };
}

/** Which way a figure went. */
export type Direction = 'up' | 'down' | 'unchanged';

/** Shares are written with one decimal of a percent; what that rounds to nothing is no change. */
const least = 0.0005;

/** Which way a figure went, by its change as a share of what it was. */
export function directionOf(change: number): Direction {
  if (Math.abs(change) < least) return 'unchanged';
  return change > 0 ? 'up' : 'down';
}

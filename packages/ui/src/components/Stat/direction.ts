export type Direction = 'up' | 'down' | 'unchanged';

/** Smaller changes round to 0.0% and count as unchanged. */
const least = 0.0005;

export function directionOf(change: number): Direction {
  if (Math.abs(change) < least) return 'unchanged';
  return change > 0 ? 'up' : 'down';
}

import type { Coordinates } from 'sigma/types';

const directions: Readonly<Record<string, Coordinates>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * The node that an arrow key leads to: within 45° of its direction, the nearest, counting a step aside twice.
 *
 * @param places on the screen, in px
 * @returns `null` for other keys, and where no node lies that way
 */
export function toward(key: string, from: string, places: ReadonlyMap<string, Coordinates>): string | null {
  const direction = directions[key];
  const start = places.get(from);
  if (direction === undefined || start === undefined) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { x, y }] of places) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (id === from || along <= 0 || aside > along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

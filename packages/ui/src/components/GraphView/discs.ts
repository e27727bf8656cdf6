import type { Place } from './force';

export interface Disc extends Place {
  radius: number;
}

/** Kept free between two discs, as a share of their radii. */
const room = 0.35;

const mostRounds = 80;

/** Pushes discs apart until none touches another, or the rounds are over. O(discs² · rounds). */
export function pushApart(discs: readonly Disc[]): Disc[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (let round = 0; round < mostRounds; round += 1) {
    const pushes = moved.flatMap((one, at) => moved.slice(at + 1).filter((other) => push(one, other)));
    if (pushes.length === 0) break;
  }
  return moved;
}

/** Moves two discs apart by what they overlap. @returns whether they did */
function push(one: Disc, other: Disc): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  const overlap = (one.radius + other.radius) * (1 + room) - distance;
  if (overlap <= 0.001) return false;
  // Discs at the same place part sideways.
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  one.x -= (ux * overlap) / 2;
  one.y -= (uy * overlap) / 2;
  other.x += (ux * overlap) / 2;
  other.y += (uy * overlap) / 2;
  return true;
}

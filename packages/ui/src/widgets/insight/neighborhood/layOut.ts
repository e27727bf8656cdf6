/** A position in the picture: a share of its width from the inline start, and of its height from the top. */
export interface Spot {
  readonly inline: number;
  readonly block: number;
}

export const CENTRE: Spot = { inline: 0.5, block: 0.46 };

/** Neighbors that fit in one ring; more use two. Names in three rings would overlap. */
const ONE_RING = 8;

/** Ring radii, as shares of width and height. Smaller vertically, since names need room below their node. */
const NEAR = { inline: 0.2, block: 0.205 } as const;
const FAR = { inline: 0.42, block: 0.385 } as const;

/** Positions on a ring, from the top in reading direction. @param shift offset of the first, as a share of a step. */
function ring(count: number, { inline, block }: typeof NEAR | typeof FAR, shift: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + shift) / count) * 2 * Math.PI - Math.PI / 2;
    return { inline: CENTRE.inline + inline * Math.cos(angle), block: CENTRE.block + block * Math.sin(angle) };
  });
}

/**
 * Positions of the neighbors: the strongest in the inner ring, each ring from the top in reading direction.
 * Deterministic for a given count, so that a picture stays recognizable.
 *
 * @param count number of neighbors, sorted strongest first.
 */
export function layOut(count: number): Spot[] {
  if (count <= ONE_RING) return ring(count, FAR, 0);
  const near = Math.round(count / 3);
  // Offset by half a step, so that outer nodes are not behind inner ones.
  return [...ring(near, NEAR, 0), ...ring(count - near, FAR, 0.5)];
}

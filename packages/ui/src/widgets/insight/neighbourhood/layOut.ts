/** A place in the picture, as shares of its width, from where reading begins, and of its height, from above. */
export interface Spot {
  readonly inline: number;
  readonly block: number;
}

/** The middle, where the one stands whose neighbourhood it is. */
export const CENTRE: Spot = { inline: 0.5, block: 0.46 };

/** As many as have room in one ring, and in two: names of three rings would cover each other. */
const ONE_RING = 8;

/** How far the rings are from the middle, as shares of the width and the height; the words under a node need room below. */
const NEAR = { inline: 0.2, block: 0.205 } as const;
const FAR = { inline: 0.42, block: 0.385 } as const;

/** Several around the middle, the first above, then in the direction of reading. @param shift of the first, as a share of a step. */
function ring(count: number, { inline, block }: typeof NEAR | typeof FAR, shift: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + shift) / count) * 2 * Math.PI - Math.PI / 2;
    return { inline: CENTRE.inline + inline * Math.cos(angle), block: CENTRE.block + block * Math.sin(angle) };
  });
}

/**
 * Where the neighbours of somebody stand: the strongest in the ring that is nearest, each ring from above in the direction of reading. The same
 * number of them stands the same way every time, so that a picture can be found again.
 *
 * @param count of neighbours, who come strongest first.
 */
export function layOut(count: number): Spot[] {
  if (count <= ONE_RING) return ring(count, FAR, 0);
  const near = Math.round(count / 3);
  // Half a step on, so that nobody stands behind somebody of the ring within.
  return [...ring(near, NEAR, 0), ...ring(count - near, FAR, 0.5)];
}

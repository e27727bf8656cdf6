import type { Chance } from '../../shared/maths/sampling.js';

/**
 * Divides a batch among variants by share, with systematic sampling: a comb with a random start. A fractional count is rounded up as often as its
 * fraction says. Over many batches every variant gets exactly its share, and small ones are not starved.
 *
 * @param shares add up to 1.
 * @param size the batch size.
 * @returns a variant index for each member of the batch, ascending.
 */
export function allocate(shares: readonly number[], size: number, chance: Chance): number[] {
  const start = chance();
  const ends = shares.map((_, k) => shares.slice(0, k + 1).reduce((sum, share) => sum + share, 0));
  return Array.from({ length: size }, (_, tooth) => {
    const at = (tooth + start) / size;
    const found = ends.findIndex((end) => at < end);
    return found === -1 ? shares.length - 1 : found;
  });
}

import { createHash } from 'node:crypto';

/** What the work below took on the two quiet cores of docs/performance.md, in ms. */
const REFERENCE_MS = 30;

const ROUNDS = 7;

/** A fixed piece of work of the kinds that the product does most: JSON, sorting, maps and hashing. */
function work(): string {
  const rows = Array.from({ length: 30_000 }, (_, index) => ({
    id: (index * 7_919) % 30_011,
    text: `message ${index}`,
    at: index,
  }));
  const parsed: typeof rows = JSON.parse(JSON.stringify(rows));
  const byId = Map.groupBy(
    parsed.toSorted((one, another) => one.id - another.id),
    ({ id }) => id % 97,
  );
  return createHash('sha256')
    .update(JSON.stringify([...byId]))
    .digest('hex');
}

/** How much slower this machine is than the one of docs/performance.md at the moment: the best of several rounds. */
export function calibrate(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  return Math.min(...times) / REFERENCE_MS;
}

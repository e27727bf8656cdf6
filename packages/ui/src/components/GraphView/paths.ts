import type { Neighbors } from './graph';

/**
 * A path with the fewest steps between two nodes; of several, the one whose weakest edge is the strongest.
 *
 * Breadth-first search, level by level: O(nodes + edges).
 *
 * @returns the nodes from one end to the other, both included; `null` if there is none
 */
export function shortestPath(neighbors: Neighbors, from: string, to: string): string[] | null {
  if (!neighbors.has(from) || !neighbors.has(to)) return null;
  /** For each node reached: the one before it, and the weakest edge on the way. */
  const reached = new Map<string, { before: string | null; weakest: number }>([[from, { before: null, weakest: 1 }]]);
  let level = [from];
  while (level.length > 0 && !reached.has(to)) {
    const next = new Map<string, { before: string; weakest: number }>();
    for (const id of level) {
      const soFar = reached.get(id)?.weakest ?? 1;
      for (const [neighbor, strength] of neighbors.get(id) ?? []) {
        const weakest = Math.min(soFar, strength);
        if (!reached.has(neighbor) && weakest > (next.get(neighbor)?.weakest ?? -1))
          next.set(neighbor, { before: id, weakest });
      }
    }
    for (const [id, step] of next) reached.set(id, step);
    level = [...next.keys()];
  }
  return reached.has(to) ? backFrom(to, (id) => reached.get(id)?.before ?? null) : null;
}

function backFrom(to: string, before: (id: string) => string | null): string[] {
  const path: string[] = [];
  for (let id: string | null = to; id !== null; id = before(id)) path.unshift(id);
  return path;
}

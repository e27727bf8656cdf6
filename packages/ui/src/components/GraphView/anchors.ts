import { clustersOf, type GraphData } from './graph';
import type { Positions } from './layOut';

/** Names of more would cover each other. */
const mostNames = 12;
const fewestMembers = 3;

/** Where the name of a cluster stands: above the middle of its nodes, in the graph's units. */
export interface Anchor {
  name: string;
  x: number;
  y: number;
}

/** One anchor for each of the largest clusters. */
export function anchorsOf({ nodes }: GraphData, positions: Positions): Anchor[] {
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]));
  return clustersOf(nodes)
    .filter(({ ids }) => ids.length >= fewestMembers)
    .slice(0, mostNames)
    .map(({ name, ids }) => {
      const at = ids.map((id) => (indexOf.get(id) ?? 0) * 2);
      const sum = at.reduce((total, each) => total + (positions[each] ?? 0), 0);
      return { name, x: sum / ids.length, y: Math.max(...at.map((each) => positions[each + 1] ?? 0)) };
    });
}

/** One person, company or thing. */
export interface GraphNode {
  /** Unique in the graph. */
  id: string;
  name: string;
  /** What it belongs to, such as a company: nodes of one cluster lie together and share a color. */
  cluster?: string;
  /** What the area of its dot stands for; all alike without one. */
  size?: number;
}

/** A relationship, without a direction. */
export interface GraphEdge {
  source: string;
  target: string;
  /** 0 to 1: how much or how lately. Strong edges pull their ends together. @default 0.5 */
  strength?: number;
}

export interface GraphData {
  nodes: readonly GraphNode[];
  /** Edges whose ends are not among the nodes are left out. */
  edges: readonly GraphEdge[];
}

export const usualStrength = 0.5;

export type Neighbors = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** For each node its neighbors and the strength of the edge to them; of parallel edges the strongest counts. */
export function neighborsOf({ nodes, edges }: GraphData): Neighbors {
  const neighbors = new Map(nodes.map(({ id }) => [id, new Map<string, number>()]));
  for (const { source, target, strength = usualStrength } of edges) {
    const [one, other] = [neighbors.get(source), neighbors.get(target)];
    if (one === undefined || other === undefined || source === target) continue;
    one.set(target, Math.max(strength, one.get(target) ?? 0));
    other.set(source, Math.max(strength, other.get(source) ?? 0));
  }
  return neighbors;
}

export interface Cluster {
  name: string;
  ids: readonly string[];
}

/** The clusters, the largest first; nodes without one are in none. */
export function clustersOf(nodes: readonly GraphNode[]): Cluster[] {
  const byName = Map.groupBy(nodes, ({ cluster }) => cluster);
  return [...byName]
    .flatMap(([name, members]) => (name === undefined ? [] : [{ name, ids: members.map(({ id }) => id) }]))
    .toSorted((one, other) => other.ids.length - one.ids.length || one.name.localeCompare(other.name));
}

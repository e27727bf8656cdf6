import { type GraphData, usualStrength } from './graph';

/** A graph as numbers, which are handed to a worker without being copied. Nodes are known by their places. */
export interface PackedGraph {
  readonly clusters: readonly string[];
  /** The place of each node's cluster; -1 for none. */
  readonly clusterOf: Int32Array;
  /** Two places of nodes per edge. */
  readonly ends: Uint32Array;
  readonly strengths: Float64Array;
}

export function pack({ nodes, edges }: GraphData): PackedGraph {
  const places = new Map(nodes.map(({ id }, at) => [id, at]));
  const clusters = [...new Set(nodes.flatMap(({ cluster }) => cluster ?? []))];
  const clusterPlaces = new Map(clusters.map((name, at) => [name, at]));
  const ends = new Uint32Array(edges.length * 2);
  const strengths = new Float64Array(edges.length);
  let count = 0;
  for (const { source, target, strength = usualStrength } of edges) {
    const [one, other] = [places.get(source), places.get(target)];
    if (one === undefined || other === undefined) continue;
    ends.set([one, other], count * 2);
    strengths[count] = strength;
    count += 1;
  }
  return {
    clusters,
    clusterOf: Int32Array.from(nodes, ({ cluster }) => clusterPlaces.get(cluster ?? '') ?? -1),
    ends: ends.slice(0, count * 2),
    strengths: strengths.slice(0, count),
  };
}

/** What a layout needs of the graph: ids are the places of the nodes. */
export function unpack({ clusters, clusterOf, ends, strengths }: PackedGraph): GraphData {
  return {
    nodes: Array.from(clusterOf, (at, id) => {
      const cluster = clusters[at];
      return { id: String(id), name: '', ...(cluster !== undefined && { cluster }) };
    }),
    edges: Array.from(strengths, (strength, at) => ({
      source: String(ends[at * 2]),
      target: String(ends[at * 2 + 1]),
      strength,
    })),
  };
}

import { UndirectedGraph } from 'graphology';
import { dotRadius } from '../Chart/dotRadius';
import { clustersOf, type GraphData, usualStrength } from './graph';
import type { Positions } from './layOut';
import type { GraphPalette } from './palette';

const radii = { smallest: 3, largest: 12, usual: 5 };

/** So many dots have room at their full size on a canvas so wide, in px; otherwise they are drawn smaller, down to a third. */
const roomy = { dots: 250, width: 800 };
const leastShare = 1 / 3;

/** Longer names would cover those of their neighbors; the details and the list have them whole. */
const longestLabel = 24;

/** The graph as sigma draws it: places, sizes and colors as attributes; an edge's key is its place in the data. @param width of the canvas in px */
export function makeGraph(
  { nodes, edges }: GraphData,
  positions: Positions,
  palette: GraphPalette,
  width: number,
): UndirectedGraph {
  const graph = new UndirectedGraph();
  const clusters = new Map(clustersOf(nodes).map(({ name }, at) => [name, at]));
  const most = Math.max(0, ...nodes.map(({ size = 0 }) => size));
  const colorOf = (cluster: string | undefined) =>
    palette.clusters[clusters.get(cluster ?? '') ?? Number.POSITIVE_INFINITY] ?? palette.other;
  const share = Math.max(leastShare, Math.min(1, Math.sqrt(roomy.dots / nodes.length), width / roomy.width));
  for (const [index, { id, name, cluster, size }] of nodes.entries()) {
    graph.addNode(id, {
      x: positions[index * 2],
      y: positions[index * 2 + 1],
      label: shortened(name),
      size: dotRadius(size, most, radii) * share,
      color: colorOf(cluster),
    });
  }
  for (const [at, { source, target, strength = usualStrength }] of edges.entries()) {
    if (source === target || !graph.hasNode(source) || !graph.hasNode(target) || graph.hasEdge(source, target))
      continue;
    graph.addEdgeWithKey(String(at), source, target, { size: 0.5 + strength * 1.5, color: palette.edge });
  }
  return graph;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= longestLabel
    ? name
    : `${letters
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`;
}

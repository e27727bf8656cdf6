import { UndirectedGraph } from 'graphology';
import { dotRadius } from '../Chart/dotRadius';
import { clustersOf, type GraphData, usualStrength } from './graph';
import type { Positions } from './layOut';
import type { GraphPalette } from './palette';

const radii = { smallest: 3, largest: 12, usual: 5 };

/** The graph as sigma draws it: places, sizes and colors as attributes. */
export function makeGraph({ nodes, edges }: GraphData, positions: Positions, palette: GraphPalette): UndirectedGraph {
  const graph = new UndirectedGraph();
  const clusters = new Map(clustersOf(nodes).map(({ name }, at) => [name, at]));
  const most = Math.max(0, ...nodes.map(({ size = 0 }) => size));
  const colorOf = (cluster: string | undefined) =>
    palette.clusters[clusters.get(cluster ?? '') ?? Number.POSITIVE_INFINITY] ?? palette.other;
  for (const [index, { id, name, cluster, size }] of nodes.entries()) {
    graph.addNode(id, {
      x: positions[index * 2],
      y: positions[index * 2 + 1],
      label: name,
      size: dotRadius(size, most, radii),
      color: colorOf(cluster),
    });
  }
  for (const { source, target, strength = usualStrength } of edges) {
    if (source === target || !graph.hasNode(source) || !graph.hasNode(target) || graph.hasEdge(source, target))
      continue;
    graph.addEdge(source, target, { size: 0.5 + strength * 1.5, color: palette.edge });
  }
  return graph;
}

import { useMemo } from 'react';
import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { type GraphData, type GraphNode, neighborsOf } from './graph';

/** A graph with its neighbors, its nodes by id, and its words. */
export function useGraph(data: GraphData) {
  const words = useStrings(graphViewStrings);
  return useMemo(() => {
    const neighbors = neighborsOf(data);
    const nodes = new Map(data.nodes.map((node) => [node.id, node]));
    const degree = ({ id }: GraphNode) => neighbors.get(id)?.size ?? 0;
    const describe = (id: string) => {
      const node = nodes.get(id);
      if (node === undefined) return '';
      const { name, cluster } = node;
      return cluster === undefined
        ? words.node({ name, count: degree(node) })
        : words.nodeOf({ name, cluster, count: degree(node) });
    };
    return { neighbors, nodes, describe, summary: summaryOf() };

    function summaryOf() {
      const ends = [...neighbors.values()].reduce((sum, each) => sum + each.size, 0);
      const summary = words.summary({ nodes: data.nodes.length, edges: ends / 2 });
      const best = data.nodes.reduce<GraphNode | undefined>(
        (most, node) => (most === undefined || degree(node) > degree(most) ? node : most),
        undefined,
      );
      return best === undefined || degree(best) === 0
        ? summary
        : words.best({ summary, name: best.name, count: degree(best) });
    }
  }, [data, words]);
}

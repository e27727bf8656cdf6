declare module 'ngraph.pagerank' {
  import type { Graph, NodeId } from 'ngraph.graph';

  /**
   * @param internalJumpProbability the damping
   * @param accuracy the largest change of any rank at which it stops
   * @returns the rank of every node; they sum to 1
   */
  export default function pageRank(
    graph: Graph,
    internalJumpProbability?: number,
    accuracy?: number,
  ): Record<NodeId, number>;
}

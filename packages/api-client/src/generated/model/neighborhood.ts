/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighborNode } from './neighborNode';
import type { NeighborRelationship } from './neighborRelationship';

/**
 * A node and its neighbors.
 */
export interface Neighborhood {
  center: NeighborNode;
  /** Neighbors, strongest tie first, without the center. */
  nodes: NeighborNode[];
  /** Relationships between the nodes shown, including the center. */
  relationships: NeighborRelationship[];
  /**
     * Total number of neighbors; the count stops at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}

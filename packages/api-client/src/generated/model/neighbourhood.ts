/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighbourNode } from './neighbourNode';
import type { NeighbourRelationship } from './neighbourRelationship';

/**
 * A node and its neighbors.
 */
export interface Neighbourhood {
  center: NeighbourNode;
  /** Neighbors, strongest tie first, without the center. */
  nodes: NeighbourNode[];
  /** Relationships between the nodes shown, including the center. */
  relationships: NeighbourRelationship[];
  /**
     * Total number of neighbors; the count stops at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}

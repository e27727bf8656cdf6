/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighbourNode } from './neighbourNode';
import type { NeighbourRelationship } from './neighbourRelationship';

/**
 * A node and those next to it.
 */
export interface Neighbourhood {
  center: NeighbourNode;
  /** Those next to it, the strongest tie first; never the center. */
  nodes: NeighbourNode[];
  /** All between the nodes that are shown, the center among them. */
  relationships: NeighbourRelationship[];
  /**
     * How many neighbours there are in all; counting ends at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}

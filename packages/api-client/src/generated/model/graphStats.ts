/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { GraphStatsRebuilt } from './graphStatsRebuilt';
import type { GraphStatsRelationshipsByKind } from './graphStatsRelationshipsByKind';
import type { GraphStatsSelectorsByType } from './graphStatsSelectorsByType';

/**
 * Counts of what the graph contains.
 */
export interface GraphStats {
  /**
     * People, including the owner, and companies.
     * @minimum 0
     * @maximum 9007199254740991
     */
  nodes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  relationships: number;
  /**
     * Facts used to find nodes, each counted once per node.
     * @minimum 0
     * @maximum 9007199254740991
     */
  selectors: number;
  /**
     * Including the owner.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  companies: number;
  /** Counts by kind. */
  relationshipsByKind: GraphStatsRelationshipsByKind;
  /** Counts by type; all twelve are included. */
  selectorsByType: GraphStatsSelectorsByType;
  /**
     * Message and contact changes not yet in the graph; the count stops at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  pending: number;
  /** Whether the graph is being rebuilt. Until it finishes, figures may be outdated. */
  isRebuilding: boolean;
  /** Progress of the current rebuild; `null` if none is running. */
  rebuilt: GraphStatsRebuilt;
  /** When the graph last changed; `null` before the first build. */
  updatedAt: string | null;
}

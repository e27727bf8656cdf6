/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { GraphStatsRebuilt } from './graphStatsRebuilt';
import type { GraphStatsRelationshipsByKind } from './graphStatsRelationshipsByKind';
import type { GraphStatsSelectorsByType } from './graphStatsSelectorsByType';

/**
 * How much is in the graph.
 */
export interface GraphStats {
  /**
     * People, the owner among them, and companies.
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
     * Facts by which nodes are found, each once for its node.
     * @minimum 0
     * @maximum 9007199254740991
     */
  selectors: number;
  /**
     * The owner among them.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  companies: number;
  /** How many of each kind. */
  relationshipsByKind: GraphStatsRelationshipsByKind;
  /** How many of each kind; all twelve are there. */
  selectorsByType: GraphStatsSelectorsByType;
  /**
     * Changes of messages and contacts that are not in the graph yet; counting ends at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  pending: number;
  /** Whether everything is being read again; meanwhile figures may be of before. */
  isRebuilding: boolean;
  /** How far the rebuild under way has come; `null` when there is none. */
  rebuilt: GraphStatsRebuilt;
  /** When the graph last changed; `null` before its first time. */
  updatedAt: string | null;
}

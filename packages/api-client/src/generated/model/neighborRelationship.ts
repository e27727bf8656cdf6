/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighborRelationshipKind } from './neighborRelationshipKind';

/**
 * A correspondence or employment relationship.
 */
export interface NeighborRelationship {
  /** A UUID. */
  from: string;
  /** A UUID. */
  to: string;
  kind: NeighborRelationshipKind;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  lastAt: string | null;
  /** Median time `from` takes to reply to `to`, in minutes. */
  median_reply_minutes: number | null;
}

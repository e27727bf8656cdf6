/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighbourRelationshipKind } from './neighbourRelationshipKind';

/**
 * Who wrote to whom, or who works where.
 */
export interface NeighbourRelationship {
  /** A UUID. */
  from: string;
  /** A UUID. */
  to: string;
  kind: NeighbourRelationshipKind;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  lastAt: string | null;
  /** How long `from` takes to answer `to`. */
  median_reply_minutes: number | null;
}

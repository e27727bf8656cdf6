/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NeighbourRelationshipKind } from './neighbourRelationshipKind';

/**
 * A correspondence or employment relationship.
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
  /** Median time `from` takes to reply to `to`, in minutes. */
  median_reply_minutes: number | null;
}

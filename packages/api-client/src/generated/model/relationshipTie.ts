/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RelationshipTieKind } from './relationshipTieKind';

/**
 * A tie in the relationship graph, without a direction.
 */
export interface RelationshipTie {
  /** A UUID. */
  from: string;
  /** A UUID. */
  to: string;
  kind: RelationshipTieKind;
  /**
     * Grows with the messages exchanged and halves every 90 days without one. For employment, that of the person.
     * @minimum 0
     * @maximum 1
     */
  strength: number;
}

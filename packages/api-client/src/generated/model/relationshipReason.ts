/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * We have written to the sender before.
 */
export interface RelationshipReason {
  code: 'relationship';
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in English. */
  text: string;
  /** How often we wrote to the sender; `null` below five times. */
  replies?: number | null;
}

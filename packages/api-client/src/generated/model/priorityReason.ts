/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why a message has its priority.
 */
export interface PriorityReason {
  /** Stable, machine-readable code. */
  code: string;
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in plain language. */
  text: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why a message has its priority.
 */
export interface PriorityReason {
  /** Stable, for programs to compare. */
  code: string;
  /** What it added to the priority; negative when it lowered it. */
  points: number;
  /** The reason in words. */
  text: string;
}

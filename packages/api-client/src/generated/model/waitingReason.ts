/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { WaitingReasonHours } from './waitingReasonHours';

/**
 * The message has waited for a reply.
 */
export interface WaitingReason {
  code: 'waiting';
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in English. */
  text: string;
  /** It has waited at least this many hours. */
  hours?: WaitingReasonHours;
}

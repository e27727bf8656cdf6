/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { UrgentReasonCause } from './urgentReasonCause';

/**
 * The message is urgent.
 */
export interface UrgentReason {
  code: 'urgent';
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in English. */
  text: string;
  /** Why it is urgent. */
  cause?: UrgentReasonCause;
}

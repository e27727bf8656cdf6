/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PlainReasonCode } from './plainReasonCode';

/**
 * A reason without values.
 */
export interface PlainReason {
  /** Says all. */
  code: PlainReasonCode;
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in English. */
  text: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { QuotedReasonCode } from './quotedReasonCode';

/**
 * A reason found in the words of the message.
 */
export interface QuotedReason {
  /** What the quoted words do. */
  code: QuotedReasonCode;
  /** Points added to the priority; negative if it was lowered. */
  points: number;
  /** The reason, in English. */
  text: string;
  /** The words of the message. */
  quote?: string;
}

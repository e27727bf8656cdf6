/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefIntentIntent } from './briefIntentIntent';
import type { BriefIntentNextAction } from './briefIntentNextAction';
import type { BriefIntentUrgency } from './briefIntentUrgency';
import type { BriefIntentValueBasis } from './briefIntentValueBasis';
import type { ValueRange } from './valueRange';

/**
 * The intent of the most valuable recent message: `top` of `GET /api/intelligence/intents`.
 */
export interface BriefIntent {
  intent: BriefIntentIntent;
  /**
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** The sentence that expresses the intent. */
  quote: string;
  urgency: BriefIntentUrgency;
  urgencyConfidence: number | null;
  nextAction: BriefIntentNextAction;
  nextActionConfidence: number | null;
  /** `estimated`, or why there is no value: `courtesy` (thanks, opt-outs and cancellations), `stranger` (no purchases to compare with) or `unknown` (too few customers sent such messages). */
  valueBasis: BriefIntentValueBasis;
  /**
     * Incremental value in the workspace currency: confidence · purchases within 30 days beyond the customer’s usual ones · value of their purchases. Negative if such customers buy less than usual.
     * @nullable
     */
  expectedValue: number | null;
  /** 95 % interval of the expected value. If it includes 0, no difference is known. */
  valueRange: ValueRange | null;
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { CustomerIntentIntent } from './customerIntentIntent';
import type { CustomerIntentNextAction } from './customerIntentNextAction';
import type { CustomerIntentUrgency } from './customerIntentUrgency';
import type { CustomerIntentValueBasis } from './customerIntentValueBasis';
import type { ValueRange } from './valueRange';

/**
 * The intent of one message.
 */
export interface CustomerIntent {
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  channel: Channel;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  sentAt: string;
  /** @nullable */
  subject: string | null;
  intent: CustomerIntentIntent;
  /** Display name of the intent: `Purchase Inquiry`. */
  label: string;
  /**
     * Calibrated probability that the intent is correct.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** The sentence that expresses the intent. */
  quote: string;
  urgency: CustomerIntentUrgency;
  /**
     * The words that indicate the urgency.
     * @nullable
     */
  urgencyWhy: string | null;
  /** Share of similar messages that got a reply as quickly as this urgency implies; `null` while there are too few. */
  urgencyConfidence: number | null;
  /** The most frequent action after similar messages; `null` while too few have a reply. */
  nextAction: CustomerIntentNextAction;
  /**
     * Display name of the action: `Schedule Call`.
     * @nullable
     */
  nextActionLabel: string | null;
  nextActionConfidence: number | null;
  /** `estimated`, or why there is no value: `courtesy` (thanks, opt-outs and cancellations), `stranger` (no purchases to compare with) or `unknown` (too few customers sent such messages). */
  valueBasis: CustomerIntentValueBasis;
  /**
     * Incremental value in the workspace currency: confidence · purchases within 30 days beyond the customer’s usual ones · value of their purchases. Negative if such customers buy less than usual.
     * @nullable
     */
  expectedValue: number | null;
  /** 95 % interval of the expected value. If it includes 0, no difference is known. */
  valueRange: ValueRange | null;
}

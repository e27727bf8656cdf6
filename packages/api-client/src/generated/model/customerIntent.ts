/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { CustomerIntentIntent } from './customerIntentIntent';
import type { CustomerIntentNextAction } from './customerIntentNextAction';
import type { CustomerIntentUrgency } from './customerIntentUrgency';

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
  /** Confidence · purchase rate of customers with this intent · mean value of their purchases; `null` while none has bought. */
  expectedValue: number | null;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { CustomerIntentIntent } from './customerIntentIntent';
import type { CustomerIntentNextAction } from './customerIntentNextAction';
import type { CustomerIntentUrgency } from './customerIntentUrgency';

/**
 * What one message wants.
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
  /** An instant: ISO 8601, UTC, with milliseconds. */
  sentAt: string;
  /** @nullable */
  subject: string | null;
  intent: CustomerIntentIntent;
  /** The intent in words: `Purchase Inquiry`. */
  label: string;
  /**
     * How likely that is right, calibrated.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** The sentence that says so. */
  quote: string;
  urgency: CustomerIntentUrgency;
  /**
     * The words that say so.
     * @nullable
     */
  urgencyWhy: string | null;
  /** How often messages that read so were answered as soon as that; `null` while too few have. */
  urgencyConfidence: number | null;
  /** What was done most after such messages; `null` while too few have been answered. */
  nextAction: CustomerIntentNextAction;
  /**
     * In words: `Schedule Call`.
     * @nullable
     */
  nextActionLabel: string | null;
  nextActionConfidence: number | null;
  /** confidence · the rate at which people who wanted that bought · the mean of what they bought; `null` while nobody has. */
  expectedValue: number | null;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefIntentIntent } from './briefIntentIntent';
import type { BriefIntentNextAction } from './briefIntentNextAction';
import type { BriefIntentUrgency } from './briefIntentUrgency';

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
  /** In the workspace currency. */
  expectedValue: number | null;
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
}

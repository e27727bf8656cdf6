/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AutomationDecisionFigures } from './automationDecisionFigures';
import type { AutomationDecisionReason } from './automationDecisionReason';
import type { AutomationDecisionVerdict } from './automationDecisionVerdict';
import type { Channel } from './channel';

/**
 * A decision about one automated message, and the reason.
 */
export interface AutomationDecision {
  /** A UUID. */
  id: string;
  /** ID of the automation or campaign. */
  automationId: string;
  verdict: AutomationDecisionVerdict;
  /** The stage in which it was sent, or why it was not sent. */
  reason: AutomationDecisionReason;
  /** Figures behind the decision: sends, events and threshold of a stop, the budget, or the end of the canary wait. */
  figures: AutomationDecisionFigures;
  channel: Channel;
  /** `null` if the contact was erased, and for emails to the workspace’s own team. */
  contactId: string | null;
  outboxEntryId: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}

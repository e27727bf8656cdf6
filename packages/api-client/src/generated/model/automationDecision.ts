/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AutomationDecisionFigures } from './automationDecisionFigures';
import type { AutomationDecisionReason } from './automationDecisionReason';
import type { AutomationDecisionVerdict } from './automationDecisionVerdict';
import type { Channel } from './channel';

/**
 * What was decided about one message of an automation, and why.
 */
export interface AutomationDecision {
  /** A UUID. */
  id: string;
  /** Which automation or campaign, by its own name. */
  automationId: string;
  verdict: AutomationDecisionVerdict;
  /** In which stage it was sent, or why not. */
  reason: AutomationDecisionReason;
  /** What decided: sends, events and threshold of a stop; the budget; until when a canary is waited for. */
  figures: AutomationDecisionFigures;
  channel: Channel;
  /** `null` when the person was erased, and for mail to the workspace’s own people. */
  contactId: string | null;
  outboxEntryId: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}

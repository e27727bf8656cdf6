/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { PriorityReason } from './priorityReason';

/**
 * A contact to reply to today.
 */
export interface BriefAnswer {
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  channel: Channel;
  /** The subject, or the beginning of the text. */
  title: string;
  /** Why this contact, and why today, in English. */
  why: string;
  /**
     * The reasons that `why` gives, strongest first; absent from older briefs.
     * @maxItems 2
     */
  reasons?: PriorityReason[];
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  waitingSince: string;
  /** How long it had waited when `why` was written; absent from older briefs. */
  waitingMinutes?: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  isUrgent: boolean;
}

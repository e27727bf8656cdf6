/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

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
  /** Why this contact, and why today. */
  why: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  waitingSince: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  isUrgent: boolean;
}

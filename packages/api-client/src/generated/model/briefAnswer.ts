/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * Somebody to answer today.
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
  /** The subject, or how it begins. */
  title: string;
  /** Why them, and why today. */
  why: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  waitingSince: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  isUrgent: boolean;
}

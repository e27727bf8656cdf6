/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * A message that was answered.
 */
export interface AnsweredMessage {
  /** The message with which they began to wait. */
  messageId: string;
  contactId: string | null;
  /**
     * Of the contact.
     * @nullable
     */
  name: string | null;
  channel: Channel;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  receivedAt: string;
  /** When a person of ours wrote. */
  answeredAt: string;
  /**
     * Between the two.
     * @minimum 0
     * @maximum 9007199254740991
     */
  minutes: number;
  /** The beginning of the message. */
  excerpt: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * A message that got a reply.
 */
export interface AnsweredMessage {
  /** The message that started the wait. */
  messageId: string;
  contactId: string | null;
  /**
     * Name of the contact.
     * @nullable
     */
  name: string | null;
  channel: Channel;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  receivedAt: string;
  /** When a team member replied. */
  answeredAt: string;
  /**
     * Time between the two, in minutes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  minutes: number;
  /** Beginning of the message. */
  excerpt: string;
}

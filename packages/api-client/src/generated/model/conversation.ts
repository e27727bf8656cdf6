/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Contact } from './contact';
import type { ProjectRef } from './projectRef';

/**
 * A thread of messages.
 */
export interface Conversation {
  /** A UUID. */
  id: string;
  channel: Channel;
  /** @nullable */
  subject: string | null;
  contact: Contact | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messageCount: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  firstMessageAt: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
  /** Projects of the conversation, in project list order. */
  projects: ProjectRef[];
}

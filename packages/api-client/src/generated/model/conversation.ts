/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Contact } from './contact';
import type { ProjectRef } from './projectRef';

/**
 * Messages that answer one another.
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
  /** An instant: ISO 8601, UTC, with milliseconds. */
  firstMessageAt: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
  /** Those that it is in, in the order of the list of projects. */
  projects: ProjectRef[];
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefPromiseBy } from './briefPromiseBy';
import type { Channel } from './channel';

/**
 * Something that we or they said would be done.
 */
export interface BriefPromise {
  id: string;
  by: BriefPromiseBy;
  /** The sentence, as it was written. */
  quote: string;
  /** The last instant at which it is in time; `null` when no time was named. */
  dueAt: string | null;
  /**
     * The words that name the time.
     * @nullable
     */
  duePhrase: string | null;
  /** Whether that instant has passed. Whether it was kept is not known. */
  isOverdue: boolean;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  saidAt: string;
  channel: Channel;
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
}

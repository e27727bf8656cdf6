/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefPromiseBy } from './briefPromiseBy';
import type { BriefPromiseKind } from './briefPromiseKind';
import type { Channel } from './channel';
import type { Kept } from './kept';

/**
 * A promise made by us or by the contact, or a request with a due time.
 */
export interface BriefPromise {
  id: string;
  /** Who is to do it. */
  by: BriefPromiseBy;
  /** Whether they promised it or the other side asked for it; absent from older briefs, which have promises only. */
  kind?: BriefPromiseKind;
  /** The original sentence. */
  quote: string;
  /** The latest time that is still on time; `null` if no time was stated. */
  dueAt: string | null;
  /**
     * The words that state the time.
     * @nullable
     */
  duePhrase: string | null;
  /** Whether that time has passed and it was not checked off. */
  isOverdue: boolean;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  saidAt: string;
  channel: Channel;
  /** A UUID. */
  messageId: string;
  /** A UUID. */
  conversationId: string;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  /** Present once it was checked off. */
  kept?: Kept;
}

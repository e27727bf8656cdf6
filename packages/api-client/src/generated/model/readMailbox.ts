/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ReadMailboxState } from './readMailboxState';

/**
 * A mailbox that is read over IMAP, and how that goes.
 */
export interface ReadMailbox {
  channel: Channel;
  /** `waiting` tries again by itself; `refused` needs other credentials. */
  state: ReadMailboxState;
  /**
     * What is wrong, in the server’s words or ours.
     * @nullable
     */
  failure: string | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  fetched: number;
  /**
     * Of how many, in the fetching under way or the last one.
     * @minimum 0
     * @maximum 9007199254740991
     */
  toFetch: number;
  /** When everything that was there had been read. */
  readAt: string | null;
}

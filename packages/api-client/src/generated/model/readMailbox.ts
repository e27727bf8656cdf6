/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ReadMailboxState } from './readMailboxState';

/**
 * A mailbox read over IMAP, with its progress.
 */
export interface ReadMailbox {
  channel: Channel;
  /** A UUID. */
  accountId: string;
  /** `waiting` retries automatically; `refused` needs other credentials. */
  state: ReadMailboxState;
  /**
     * What is wrong, as reported by the server or by Concordia. With `listening`: folders that are gone.
     * @nullable
     */
  failure: string | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  fetched: number;
  /**
     * Number of messages to fetch in the current or last run.
     * @minimum 0
     * @maximum 9007199254740991
     */
  toFetch: number;
  /** When all existing messages had been read. */
  readAt: string | null;
}

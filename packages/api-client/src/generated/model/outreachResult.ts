/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { OutreachResultStatus } from './outreachResultStatus';

/**
 * What became of the message on one channel.
 */
export interface OutreachResult {
  channel: Channel;
  status: OutreachResultStatus;
  /** The entry of the outbox; `null` when it was refused. */
  outboxId: string | null;
  /**
     * Why it was refused, for programs to compare.
     * @nullable
     */
  code: string | null;
  /**
     * Why it was refused, in words.
     * @nullable
     */
  reason: string | null;
  /** Until when it is refused, where that is known. */
  until: string | null;
  /** A channel that would be allowed. */
  instead: Channel | null;
}

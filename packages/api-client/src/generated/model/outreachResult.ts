/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { OutreachResultStatus } from './outreachResultStatus';

/**
 * The result of sending the message on one channel.
 */
export interface OutreachResult {
  channel: Channel;
  status: OutreachResultStatus;
  /** The outbox entry; `null` if the message was refused. */
  outboxId: string | null;
  /**
     * Machine-readable reason for the refusal.
     * @nullable
     */
  code: string | null;
  /**
     * Why it was refused, in plain language.
     * @nullable
     */
  reason: string | null;
  /** When the refusal expires, if known. */
  until: string | null;
  /** An allowed channel to use instead. */
  instead: Channel | null;
}

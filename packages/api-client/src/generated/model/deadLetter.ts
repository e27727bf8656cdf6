/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { DeadLetterDirection } from './deadLetterDirection';

/**
 * An item that could not be read or sent and needs attention.
 */
export interface DeadLetter {
  /** A UUID. */
  id: string;
  /** Whether it came from a provider or was to be sent through one. */
  direction: DeadLetterDirection;
  channel: Channel | null;
  /**
     * The provider it came from or was to be sent through; `null` if no longer known.
     * @nullable
     */
  provider: string | null;
  /** When it was received or due to be sent. */
  at: string;
  /** Stable, machine-readable code. */
  code: string;
  /** What went wrong, in plain language. */
  reason: string;
  /**
     * The provider’s own code.
     * @nullable
     */
  providerCode: string | null;
  /**
     * Beginning of the content, without secrets.
     * @maxLength 200
     */
  excerpt: string;
  /** The message that could not be sent, if one was created. */
  messageId: string | null;
}

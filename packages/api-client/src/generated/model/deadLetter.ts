/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { DeadLetterDirection } from './deadLetterDirection';

/**
 * What could not be read, or could not be sent, and waits for a person.
 */
export interface DeadLetter {
  /** A UUID. */
  id: string;
  /** Whether a provider told it, or was to be told. */
  direction: DeadLetterDirection;
  channel: Channel | null;
  /**
     * Who told it, or who was to carry it; `null` when nobody knows any more.
     * @nullable
     */
  provider: string | null;
  /** When it came in, or was to leave. */
  at: string;
  /** Stable, for programs to compare. */
  code: string;
  /** What went wrong, in words. */
  reason: string;
  /**
     * The provider’s own code.
     * @nullable
     */
  providerCode: string | null;
  /**
     * How it begins, without secrets.
     * @maxLength 200
     */
  excerpt: string;
  /** The message that could not be sent, where it became one. */
  messageId: string | null;
}

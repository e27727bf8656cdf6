/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Cadence } from './cadence';

/**
 * Somebody of a class.
 */
export interface CadencePerson {
  /** A UUID. */
  contactId: string;
  name: string;
  /** @nullable */
  company: string | null;
  /**
     * On how many of the last 28 days there was a message.
     * @minimum 0
     * @maximum 28
     */
  messageDays: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
  /** The class seven days ago; `null` for who had no message then. */
  previous: Cadence | null;
}

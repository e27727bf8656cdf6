/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Cadence } from './cadence';

/**
 * A contact in a class.
 */
export interface CadencePerson {
  /** A UUID. */
  contactId: string;
  name: string;
  /** @nullable */
  company: string | null;
  /**
     * Number of days with a message, out of the last 28.
     * @minimum 0
     * @maximum 28
     */
  messageDays: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
  /** The class seven days ago; `null` if the contact had no message then. */
  previous: Cadence | null;
}

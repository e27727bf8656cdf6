/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Something that a customer bought.
 */
export interface Deal {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  /** @nullable */
  title: string | null;
  /** @minimum 0 */
  value: number;
  /** When they bought. */
  closedAt: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A purchase by a customer: a deal that was won.
 */
export interface Purchase {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  /** @nullable */
  title: string | null;
  /** @minimum 0 */
  value: number;
  /** Time of the purchase. */
  closedAt: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A plain-text note about a contact by a team member.
 */
export interface ContactNote {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  text: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}

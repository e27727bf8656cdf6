/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What somebody of the team wrote down about a contact. It is plain text.
 */
export interface ContactNote {
  /** A UUID. */
  id: string;
  /** A UUID. */
  contactId: string;
  text: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A recipient that a reply would have.
 */
export interface SuggestedRecipient {
  /** @nullable */
  name: string | null;
  address: string;
  /** The contact with this address. */
  contactId: string | null;
  /** Whether the answered message does not name them: they learn what was written before. */
  isNew: boolean;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An existing contact, or the name of a new one.
 */
export type ConversationContactRequest = {
  /** A UUID. */
  contactId: string;
} | {
  /**
     * The name of a new contact.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A correspondent as named in the message.
 */
export interface Mailbox {
  /** @nullable */
  name: string | null;
  /** @nullable */
  address: string | null;
}

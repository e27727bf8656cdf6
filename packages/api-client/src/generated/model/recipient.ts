/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A recipient of an email.
 */
export interface Recipient {
  /** Display name; the address alone if omitted. */
  name?: string | null;
  /** @maxLength 320 */
  address: string;
}

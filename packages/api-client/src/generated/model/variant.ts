/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A variant of a message.
 */
export interface Variant {
  /**
     * Internal; not visible to recipients.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** Email subject; `null` uses the beginning of the text. */
  subject: string | null;
  /**
     * `{name}`, `{first_name}`, `{company}` and `{my_name}` are filled in for each recipient. Recipients who lack one are skipped.
     * @minLength 1
     * @maxLength 100000
     */
  text: string;
  /** A UUID. */
  id: string;
  /** Whether it gets no more recipients, because of complaints or because another variant won. */
  isDropped: boolean;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One way to say it.
 */
export interface NewVariant {
  /**
     * Ours; no recipient sees it.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** Of an e-mail; `null` takes the beginning of the text. */
  subject: string | null;
  /**
     * `{name}`, `{first_name}`, `{company}` and `{my_name}` are filled in for each recipient; whoever lacks one is left out.
     * @minLength 1
     * @maxLength 100000
     */
  text: string;
}

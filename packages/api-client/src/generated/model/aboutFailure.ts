/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Send a message again that was not delivered.
 */
export interface AboutFailure {
  code: 'send_again';
  /** The subject, or the beginning of the text. */
  label: string;
  /**
     * Why it was not delivered, if that is known.
     * @nullable
     */
  failure: string | null;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestEventArtifacts = {
  /** @maxLength 998 */
  subject: string;
  /**
     * Plain text.
     * @maxLength 100000
     */
  body: string;
  /**
     * What a second telling of the same message is recognised by.
     * @minLength 1
     * @maxLength 900
     */
  message_id: string;
  /**
     * Messages of one thread share it.
     * @minLength 1
     * @maxLength 900
     */
  thread_id: string;
};

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
     * ID used to recognize duplicates of the message.
     * @minLength 1
     * @maxLength 900
     */
  message_id: string;
  /**
     * Shared by all messages of a thread.
     * @minLength 1
     * @maxLength 900
     */
  thread_id: string;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * One message to one contact on several channels.
 */
export interface OutreachRequest {
  /** A UUID. */
  contactId: string;
  /**
     * Trimmed; must say something.
     * @minLength 1
     * @maxLength 100000
     */
  message: string;
  /**
     * On which channels, each once.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  /**
     * Files that were uploaded and go out on each channel.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /**
     * A name for this attempt: the same request under the same name is done once.
     * @minLength 1
     * @maxLength 100
     */
  idempotencyKey?: string;
}

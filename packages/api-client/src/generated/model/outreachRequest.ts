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
     * Trimmed; must not be empty.
     * @minLength 1
     * @maxLength 100000
     */
  message: string;
  /**
     * Channels to send on, without duplicates.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  /**
     * Uploaded files to send on each channel.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /**
     * Key of this attempt. The same request with the same key is processed only once.
     * @minLength 1
     * @maxLength 100
     */
  idempotencyKey?: string;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * A contact, and whether a campaign would reach them now.
 */
export interface AudienceMember {
  /** A UUID. */
  contactId: string;
  contactName: string;
  /** Channel on which they would be messaged; `null` if none. */
  channel: Channel | null;
  /**
     * Machine-readable reason why no channel is available, taken from the first channel.
     * @nullable
     */
  code: string | null;
  /**
     * Why no channel is available, in plain language.
     * @nullable
     */
  reason: string | null;
}

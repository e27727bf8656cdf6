/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * One person, and whether a campaign would reach them now.
 */
export interface AudienceMember {
  /** A UUID. */
  contactId: string;
  contactName: string;
  /** Where they would be written to; `null` when nowhere. */
  channel: Channel | null;
  /**
     * Why nowhere, for programs to compare: that of the first channel.
     * @nullable
     */
  code: string | null;
  /**
     * Why nowhere, in words.
     * @nullable
     */
  reason: string | null;
}

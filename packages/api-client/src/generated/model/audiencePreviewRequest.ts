/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Audience } from './audience';
import type { Channel } from './channel';

/**
 * The audience of a planned campaign.
 */
export interface AudiencePreviewRequest {
  audience: Audience;
  /**
     * Channels in order of preference. Each recipient is messaged on the first one that is open for them.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  /**
     * Message text, used to find contacts for whom it is too long.
     * @minLength 1
     * @maxLength 100000
     */
  text?: string;
}

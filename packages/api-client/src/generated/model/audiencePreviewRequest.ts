/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Audience } from './audience';
import type { Channel } from './channel';

/**
 * Whom a campaign would be for.
 */
export interface AudiencePreviewRequest {
  audience: Audience;
  /**
     * Each recipient is written to on the first of these that is open for them.
     * @minItems 1
     * @maxItems 8
     */
  channels: Channel[];
  /**
     * To see whom it is too long for.
     * @minLength 1
     * @maxLength 100000
     */
  text?: string;
}

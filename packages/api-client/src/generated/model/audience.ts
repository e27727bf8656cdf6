/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AudienceSegmentsItem } from './audienceSegmentsItem';

/**
 * Whom a campaign is for: contacts of whom all that is named is true. Nothing named is everybody.
 */
export interface Audience {
  /**
     * Customers of any of these segments, as they are when it starts; none named: of all.
     * @maxItems 8
     */
  segments: AudienceSegmentsItem[];
  /**
     * Only contacts with words that begin with each of these.
     * @minLength 1
     * @maxLength 200
     */
  q?: string;
  /** Only contacts who wrote a message that this saved view shows. */
  viewId?: string;
  /** Only contacts with a conversation under this label. */
  projectId?: string;
}

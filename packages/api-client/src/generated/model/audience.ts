/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AudienceSegmentsItem } from './audienceSegmentsItem';

/**
 * The audience of a campaign: contacts that match all given criteria. Without criteria, all contacts match.
 */
export interface Audience {
  /**
     * Only customers in any of these segments when the campaign starts; if empty, no segment filter applies.
     * @maxItems 8
     */
  segments: AudienceSegmentsItem[];
  /**
     * Only contacts with a word starting with each search term.
     * @minLength 1
     * @maxLength 200
     */
  q?: string;
  /** Only contacts who wrote a message that this saved view shows. */
  viewId?: string;
  /** Only contacts with a conversation in this project. */
  projectId?: string;
}

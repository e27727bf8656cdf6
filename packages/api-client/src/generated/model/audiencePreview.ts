/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AudienceMember } from './audienceMember';
import type { AudiencePreviewByChannelItem } from './audiencePreviewByChannelItem';
import type { AudiencePreviewUnreachableItem } from './audiencePreviewUnreachableItem';

/**
 * Whom a campaign would reach now, and why not the others.
 */
export interface AudiencePreview {
  /**
     * How many contacts are meant.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * Of how many it was looked whether they can be written to; the figures below are of these.
     * @minimum 0
     * @maximum 9007199254740991
     */
  checked: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  reachable: number;
  /** Where they would be written to. */
  byChannel: AudiencePreviewByChannelItem[];
  /** Why the others would not, the most frequent first. */
  unreachable: AudiencePreviewUnreachableItem[];
  /**
     * How many 5 % of the reachable are: the canary that a campaign has unless it says otherwise.
     * @minimum 0
     * @maximum 9007199254740991
     */
  canarySize: number;
  /** The first 50, those that cannot be reached first. */
  members: AudienceMember[];
}

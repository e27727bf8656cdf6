/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AudienceMember } from './audienceMember';
import type { AudiencePreviewByChannelItem } from './audiencePreviewByChannelItem';
import type { AudiencePreviewUnreachableItem } from './audiencePreviewUnreachableItem';

/**
 * Contacts that a campaign would reach now, and why not the others.
 */
export interface AudiencePreview {
  /**
     * Number of contacts in the audience.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * Number of contacts checked for eligibility. The figures below refer to these.
     * @minimum 0
     * @maximum 9007199254740991
     */
  checked: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  reachable: number;
  /** Reachable contacts by channel. */
  byChannel: AudiencePreviewByChannelItem[];
  /** Reasons why the others are unreachable, most frequent first. */
  unreachable: AudiencePreviewUnreachableItem[];
  /**
     * 5% of the reachable contacts, the default canary size of a campaign.
     * @minimum 0
     * @maximum 9007199254740991
     */
  canarySize: number;
  /** The first 50 contacts, unreachable ones first. */
  members: AudienceMember[];
}

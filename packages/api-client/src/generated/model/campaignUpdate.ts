/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Audience } from './audience';
import type { CampaignSchedule } from './campaignSchedule';
import type { CampaignUpdateGoal } from './campaignUpdateGoal';
import type { CanaryPlan } from './canaryPlan';
import type { Channel } from './channel';
import type { NewVariant } from './newVariant';

/**
 * Fields of a draft to change. Omitted fields keep their values. Variants are replaced as a set.
 */
export interface CampaignUpdate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /** What counts as a success: a reply, an open or a click within `answerHours`. */
  goal?: CampaignUpdateGoal;
  audience?: Audience;
  /**
     * Channels in order of preference. Each recipient is messaged on the first one that is open for them.
     * @minItems 1
     * @maxItems 8
     */
  channels?: Channel[];
  /**
     * @minItems 1
     * @maxItems 8
     */
  variants?: NewVariant[];
  schedule?: CampaignSchedule;
  canary?: CanaryPlan;
  /**
     * How long responses to a message count, in hours.
     * @minimum 1
     * @maximum 720
     */
  answerHours?: number;
}

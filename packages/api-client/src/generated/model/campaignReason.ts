/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CampaignReasonBy } from './campaignReasonBy';
import type { CampaignReasonCode } from './campaignReasonCode';

/**
 * Why a campaign was paused or stopped.
 */
export interface CampaignReason {
  code: CampaignReasonCode;
  /** What happened and what to do. */
  sentence: string;
  by: CampaignReasonBy;
}

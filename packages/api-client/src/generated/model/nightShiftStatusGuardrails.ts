/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

export type NightShiftStatusGuardrails = {
  /**
     * Maximum number of campaigns that may start within an hour.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxCampaignsPerHour: number;
  /**
     * Maximum number of messages a campaign may send per day: the budget of all automations.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxBudgetPerCampaign: number;
  /** Connected channels. */
  allowedChannels: Channel[];
};

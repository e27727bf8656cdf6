/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

export type NightShiftStatusGuardrails = {
  /**
     * How many campaigns may begin within an hour.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxCampaignsPerHour: number;
  /**
     * How many messages a campaign may send on a day, at most: the budget of all automations.
     * @minimum 0
     * @maximum 9007199254740991
     */
  maxBudgetPerCampaign: number;
  /** The connected ones. */
  allowedChannels: Channel[];
};

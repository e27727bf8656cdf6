/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NightShiftStatusCanaryState } from './nightShiftStatusCanaryState';

/**
 * The canary of the most active campaign.
 */
export type NightShiftStatusCanary = {
  /** The campaign that this plan belongs to; `null` for the default plan. */
  campaignId: string | null;
  /** @nullable */
  campaignName: string | null;
  state: NightShiftStatusCanaryState;
  /**
     * Share of the audience in the test group.
     * @minimum 0
     * @maximum 1
     */
  share: number;
  /**
     * The rollback threshold.
     * @minimum 0
     * @maximum 1
     */
  rollback: number;
  /** The safety window, in hours. */
  windowHours: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  size: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  successes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  complaints: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unsubscribes: number;
  /**
     * Number of complaints at which sending stops for this many messages, by the exact binomial tail.
     * @minimum 0
     * @maximum 9007199254740991
     */
  complaintsToStop: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  unsubscribesToStop: number;
  waitsUntil: string | null;
};

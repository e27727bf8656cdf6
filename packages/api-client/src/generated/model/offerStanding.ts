/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HoldoutComparison } from './holdoutComparison';

export interface OfferStanding {
  /** A UUID. */
  offerId: string;
  name: string;
  /**
     * Cost of granting the offer, in the deal currency.
     * @minimum 0
     */
  value: number;
  /**
     * Mean of the Beta posterior over its own outcomes; one half if it was never made.
     * @minimum 0
     * @maximum 1
     */
  successRate: number;
  /**
     * 95% interval of the rate.
     * @minItems 2
     * @maxItems 2
     * @items.minimum 0
     * @items.maximum 1
     */
  interval: number[];
  /**
     * Number of known outcomes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  trials: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  accepted: number;
  /**
     * Number of offers made that have no outcome and have not expired.
     * @minimum 0
     * @maximum 9007199254740991
     */
  open: number;
  /** Mean deal value of customers at high risk, otherwise of all customers; `null` without deals. */
  avgOrderValue: number | null;
  /**
     * Number of customers held out for comparison.
     * @minimum 0
     * @maximum 9007199254740991
     */
  heldOut: number;
  /** Share of revenue that stays. */
  margin: number;
  /**
     * Share of customers held out.
     * @minimum 0
     * @maximum 1
     */
  holdout: number;
  comparison: HoldoutComparison;
  /**
     * (margin · effect - value) / value; `null` until the holdout shows the effect, and with nobody held out.
     * @nullable
     */
  estimatedROI: number | null;
  /** 95 % interval of the return. */
  roiInterval: number[] | null;
}

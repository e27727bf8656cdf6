/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface OfferStanding {
  /** A UUID. */
  offerId: string;
  name: string;
  /**
     * What giving it costs, in the currency of deals.
     * @minimum 0
     */
  value: number;
  /**
     * The mean of the Beta posterior over its own outcomes; one half when it was never made.
     * @minimum 0
     * @maximum 1
     */
  successRate: number;
  /**
     * Where the rate is with 95 %.
     * @minItems 2
     * @maxItems 2
     * @items.minimum 0
     * @items.maximum 1
     */
  interval: number[];
  /**
     * Outcomes that are known.
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
     * Made, and neither answered nor run out.
     * @minimum 0
     * @maximum 9007199254740991
     */
  open: number;
  /** The mean value of the deals of customers at high risk, else of all; `null` without deals. */
  avgOrderValue: number | null;
  /**
     * (successRate · avgOrderValue - value) / value: what one more order returns; `null` without deals.
     * @nullable
     */
  estimatedROI: number | null;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One variant beside the others.
 */
export interface ThompsonVariant {
  /** A UUID. */
  id: string;
  name: string;
  /**
     * Successes over trials; 0 before the first trial.
     * @minimum 0
     * @maximum 1
     */
  conversionRate: number;
  /**
     * How likely it is the best of all.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /**
     * How many messages have left.
     * @minimum 0
     * @maximum 9007199254740991
     */
  trials: number;
  /**
     * Of how many the reader did what the campaign is for, in time.
     * @minimum 0
     * @maximum 9007199254740991
     */
  successes: number;
  /**
     * What is believed of its rate: the mean of its beta distribution, from a uniform prior.
     * @minimum 0
     * @maximum 1
     */
  expectedRate: number;
  /**
     * With `high`, the 95 % credible interval of its rate.
     * @minimum 0
     * @maximum 1
     */
  low: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  high: number;
  /**
     * Its share of the next batch.
     * @minimum 0
     * @maximum 1
     */
  share: number;
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
  isDropped: boolean;
}

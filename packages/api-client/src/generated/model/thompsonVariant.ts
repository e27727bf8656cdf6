/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One variant compared with the others.
 */
export interface ThompsonVariant {
  /** A UUID. */
  id: string;
  name: string;
  /**
     * Successes divided by trials; 0 before the first trial.
     * @minimum 0
     * @maximum 1
     */
  conversionRate: number;
  /** Probability that it is the best variant; `null` until one surely beats the others. */
  confidence: number | null;
  /**
     * Number of messages sent.
     * @minimum 0
     * @maximum 9007199254740991
     */
  trials: number;
  /**
     * Number of messages whose reader met the campaign goal in time.
     * @minimum 0
     * @maximum 9007199254740991
     */
  successes: number;
  /**
     * Expected rate: the mean of its beta distribution, from a uniform prior.
     * @minimum 0
     * @maximum 1
     */
  expectedRate: number;
  /**
     * Lower bound of the 95% credible interval of its rate; `high` is the upper bound.
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

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewGrowthInterval } from './overviewGrowthInterval';
import type { OverviewGrowthReason } from './overviewGrowthReason';

/**
 * Messages compared with the preceding period of the same number of days, up to the current time of day.
 */
export interface OverviewGrowth {
  /**
     * One decimal; `null` if it cannot be calculated.
     * @nullable
     */
  percent: number | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  current: number;
  /**
     * Number of messages in the preceding period.
     * @minimum 0
     * @maximum 9007199254740991
     */
  preceding: number;
  /** Why there is no percentage: the first message came after the preceding period began, or that period had no messages. */
  reason: OverviewGrowthReason;
  /** The 95% interval of the percentage, by how much whole days differ; `null` without a percentage, or with too few days. */
  interval: OverviewGrowthInterval;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OverviewGrowthReason } from './overviewGrowthReason';

/**
 * Messages against the period of as many days before, which ends at the time of day that it is now.
 */
export interface OverviewGrowth {
  /**
     * One decimal; `null` when it cannot be said.
     * @nullable
     */
  percent: number | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  current: number;
  /**
     * Messages of the period before.
     * @minimum 0
     * @maximum 9007199254740991
     */
  preceding: number;
  /** Why there is no percentage: the first message came after the period before had begun, or it had none. */
  reason: OverviewGrowthReason;
}

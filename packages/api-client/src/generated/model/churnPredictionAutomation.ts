/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HoldoutComparison } from './holdoutComparison';

/**
 * Customers who accepted a save offer: those not at high risk now, and those who accepted one in the last 30 days. Whether offers kept anybody is what `comparison` says.
 */
export type ChurnPredictionAutomation = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  currentlySavedCustomers: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  monthlyPreventedChurn: number;
  /** All offers together. */
  comparison: HoldoutComparison;
};

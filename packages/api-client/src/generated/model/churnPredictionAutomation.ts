/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Customers who took a save offer and are not at high risk now, and those who took one in the last 30 days. Only what happened is counted.
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
};

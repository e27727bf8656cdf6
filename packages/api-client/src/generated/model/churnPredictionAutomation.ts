/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Customers who accepted a save offer: those not at high risk now, and those who accepted one in the last 30 days. Only actual outcomes count.
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

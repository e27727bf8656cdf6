/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number of customers by basis of the monetary score.
 */
export type RfmAnalysisMonetaryBasis = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  deal_value: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  engagement: number;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How many customers’ monetary score is made of which.
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

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface CustomerSegment {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /** What they have in common, with their own figures. */
  characteristics: string[];
  /** What those who bought paid so far, in the currency of the workspace. */
  medianDealValue: number | null;
  recommendedActions: string[];
}

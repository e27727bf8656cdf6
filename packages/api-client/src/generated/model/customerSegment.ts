/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface CustomerSegment {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /** Shared characteristics of these customers, with their own figures. */
  characteristics: string[];
  /** Median total paid by those who bought, in the workspace currency. */
  medianDealValue: number | null;
  recommendedActions: string[];
}

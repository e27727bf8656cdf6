/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How many emails were opened.
 */
export interface AboutOpenRate {
  code: 'open_rate';
  /**
     * In percent, over the last 30 days.
     * @minimum 0
     * @maximum 100
     */
  openRate: number;
  /**
     * In percentage points against the 30 days before; 0 if less than 0.05, `null` without them.
     * @nullable
     */
  change: number | null;
  /**
     * Emails in which a link was clicked.
     * @minimum 0
     * @maximum 9007199254740991
     */
  clicked: number;
}

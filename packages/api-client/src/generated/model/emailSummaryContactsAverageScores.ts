/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type EmailSummaryContactsAverageScores = {
  /**
     * The share of contacts who opened, clicked or answered within 90 days, of those we wrote to.
     * @minimum 0
     * @maximum 1
     */
  engagement: number;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type EmailSummaryContactsAverageScores = {
  /**
     * Share of contacts who opened, clicked or replied within 90 days, out of those we wrote to.
     * @minimum 0
     * @maximum 1
     */
  engagement: number;
};

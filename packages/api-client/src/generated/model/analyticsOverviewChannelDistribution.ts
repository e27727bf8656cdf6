/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages by channel, in both directions.
 */
export type AnalyticsOverviewChannelDistribution = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  email: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  whatsapp: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  linkedin: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sms: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  telegram: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  instagram: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messenger: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  twitter: number;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts by type; all twelve are included.
 */
export type GraphStatsSelectorsByType = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  email: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  domain: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  title: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  topic: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  tech_stack: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  accept_language: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  user_agent: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  phone: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  ip: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  organization: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  funding_round: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  industry: number;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Data that the models learned from.
 */
export type IntelligenceRegistryMemory = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  transactionDays: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  deals: number;
  /**
     * Replies, save offers and customers with a known outcome.
     * @minimum 0
     * @maximum 9007199254740991
     */
  outcomes: number;
};

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What the models remember.
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
     * Answers, save offers and departures whose end is known.
     * @minimum 0
     * @maximum 9007199254740991
     */
  outcomes: number;
};

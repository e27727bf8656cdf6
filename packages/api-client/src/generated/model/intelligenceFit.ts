/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MissingFact } from './missingFact';
import type { ModelState } from './modelState';

/**
 * On what the figures rest.
 */
export interface IntelligenceFit {
  state: ModelState;
  /** Counts the runs that ended well, from 1. */
  version: number | null;
  fittedAt: string | null;
  /**
     * Contacts that wrote or bought at least once.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * Days on which a customer wrote or bought, over all customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  transactionDays: number;
  /**
     * How far ahead churn probabilities look.
     * @minimum 1
     * @maximum 9007199254740991
     */
  horizonDays: number;
  /** Why figures are missing; empty when none are. */
  missing: MissingFact[];
}

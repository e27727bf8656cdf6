/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MissingFact } from './missingFact';
import type { ModelState } from './modelState';

/**
 * The data behind the figures.
 */
export interface IntelligenceFit {
  state: ModelState;
  /** Number of successful runs, from 1. */
  version: number | null;
  fittedAt: string | null;
  /**
     * Contacts who wrote or bought at least once.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * Days on which a customer wrote or bought, across all customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  transactionDays: number;
  /**
     * Horizon of the churn probabilities, in days.
     * @minimum 1
     * @maximum 9007199254740991
     */
  horizonDays: number;
  /** Why figures are missing; empty if none are. */
  missing: MissingFact[];
}

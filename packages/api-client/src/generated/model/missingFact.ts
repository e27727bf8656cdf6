/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MissingFactWhat } from './missingFactWhat';

/**
 * What there is too little of, how much there is and how much is needed.
 */
export interface MissingFact {
  /** Customers, customers who came back, weeks of history, customers who bought twice, deals, answered messages, outcomes, a first run, or differences between customers. */
  what: MissingFactWhat;
  /** @minimum 0 */
  have: number;
  /** @minimum 0 */
  needed: number;
}

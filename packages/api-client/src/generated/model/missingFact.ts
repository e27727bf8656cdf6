/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MissingFactWhat } from './missingFactWhat';

/**
 * Which data is insufficient, how much there is and how much is needed.
 */
export interface MissingFact {
  /** Customers, returning customers, weeks of history, customers who bought twice, deals, messages with replies, outcomes, a first run, or differences between customers. */
  what: MissingFactWhat;
  /** @minimum 0 */
  have: number;
  /** @minimum 0 */
  needed: number;
}

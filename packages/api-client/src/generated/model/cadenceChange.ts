/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Cadence } from './cadence';

/**
 * Somebody who came into another class.
 */
export interface CadenceChange {
  /** A UUID. */
  contactId: string;
  name: string;
  from: Cadence;
  to: Cadence;
  /** When the present class began, to the day: whole days back from now are compared. */
  at: string;
}

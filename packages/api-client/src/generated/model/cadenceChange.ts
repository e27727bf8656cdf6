/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Cadence } from './cadence';

/**
 * A contact whose class changed.
 */
export interface CadenceChange {
  /** A UUID. */
  contactId: string;
  name: string;
  from: Cadence;
  to: Cadence;
  /** When the current class began, accurate to a day, by comparing whole days back from now. */
  at: string;
}

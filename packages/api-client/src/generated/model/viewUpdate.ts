/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ViewQuery } from './viewQuery';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface ViewUpdate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** Replaces the whole filter. */
  query?: ViewQuery;
  /**
     * New position; the others shift.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}

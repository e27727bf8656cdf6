/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableLayout } from './contactTableLayout';
import type { ContactViewQuery } from './contactViewQuery';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface ContactViewUpdate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** Replaces the whole filter. */
  query?: ContactViewQuery;
  /** Replaces the columns and the order. */
  layout?: ContactTableLayout;
  /**
     * New position; the others shift.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableLayout } from './contactTableLayout';
import type { ContactViewMissingItem } from './contactViewMissingItem';
import type { ContactViewQuery } from './contactViewQuery';

/**
 * A saved table of contacts: a filter, an order and columns.
 */
export interface ContactView {
  /** A UUID. */
  id: string;
  name: string;
  query: ContactViewQuery;
  layout: ContactTableLayout;
  /**
     * Position in the list, from 0.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position: number;
  /** Filters of something that no contact has any more. */
  missing: ContactViewMissingItem[];
}

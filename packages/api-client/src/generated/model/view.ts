/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ViewMissingItem } from './viewMissingItem';
import type { ViewQuery } from './viewQuery';

/**
 * A saved filter.
 */
export interface View {
  /** A UUID. */
  id: string;
  name: string;
  query: ViewQuery;
  /**
     * Position in the list, from 0.
     * @minimum 0
     * @maximum 9007199254740991
     */
  position: number;
  /** Filters of something deleted since. Such a view finds nothing. */
  missing: ViewMissingItem[];
}

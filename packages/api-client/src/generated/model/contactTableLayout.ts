/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableLayoutColumnsItem } from './contactTableLayoutColumnsItem';
import type { ContactTableLayoutSort } from './contactTableLayoutSort';

/**
 * The columns of the table of contacts with their widths, and its order.
 */
export interface ContactTableLayout {
  /**
     * The columns shown, in order.
     * @minItems 1
     * @maxItems 42
     */
  columns: ContactTableLayoutColumnsItem[];
  sort?: ContactTableLayoutSort;
}

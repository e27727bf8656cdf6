/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { StatusColumn } from './statusColumn';
import type { ViewColumnChoice } from './viewColumnChoice';

/**
 * All columns of the board, in order. The four of a status cannot be left out.
 */
export interface BoardUpdate {
  /** @maxItems 12 */
  columns: (StatusColumn | ViewColumnChoice)[];
}

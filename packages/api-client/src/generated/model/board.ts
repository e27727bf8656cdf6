/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BoardColumn } from './boardColumn';

/**
 * The columns of the board, in order.
 */
export interface Board {
  /** @maxItems 12 */
  columns: BoardColumn[];
}

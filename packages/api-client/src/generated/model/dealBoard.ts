/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealColumn } from './dealColumn';

/**
 * All stages with their deals.
 */
export interface DealBoard {
  /** Currency of the workspace (ISO 4217). */
  currency: string;
  /** In the order of the stages; won and lost come last. */
  columns: DealColumn[];
}

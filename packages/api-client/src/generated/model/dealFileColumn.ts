/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealField } from './dealField';

/**
 * A column of a CSV of deals.
 */
export interface DealFileColumn {
  header: string;
  /** Values from the first rows. */
  samples: string[];
  /** The detected field. */
  field: DealField;
}

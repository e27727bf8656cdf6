/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';

/**
 * A column of a CSV.
 */
export interface ContactColumn {
  header: string;
  /** What stands in it in the first rows. */
  samples: string[];
  /** What it seems to be. */
  field: ContactField;
}

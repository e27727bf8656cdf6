/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';

/**
 * A CSV column.
 */
export interface ContactColumn {
  header: string;
  /** Sample values from the first rows. */
  samples: string[];
  /** The detected field. */
  field: ContactField;
}

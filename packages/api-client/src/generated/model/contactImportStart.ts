/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';
import type { OnMatch } from './onMatch';

export interface ContactImportStart {
  /**
     * The field of each column, in column order. CSV only.
     * @maxItems 500
     */
  fields?: ContactField[];
  onMatch?: OnMatch;
}

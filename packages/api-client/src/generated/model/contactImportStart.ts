/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactField } from './contactField';
import type { OnMatch } from './onMatch';

export interface ContactImportStart {
  /**
     * What each column is, in their order; for a CSV.
     * @maxItems 500
     */
  fields?: ContactField[];
  onMatch?: OnMatch;
}

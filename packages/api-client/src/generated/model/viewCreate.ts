/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ViewQuery } from './viewQuery';

export interface ViewCreate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  query: ViewQuery;
}

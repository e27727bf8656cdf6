/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableLayout } from './contactTableLayout';
import type { ContactViewQuery } from './contactViewQuery';

export interface ContactViewCreate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  query: ContactViewQuery;
  layout: ContactTableLayout;
}

/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactSort } from './contactSort';
import type { ContactTableLayoutSortOrder } from './contactTableLayoutSortOrder';

export type ContactTableLayoutSort = {
  by: ContactSort;
  order: ContactTableLayoutSortOrder;
};

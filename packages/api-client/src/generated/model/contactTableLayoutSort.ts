/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableLayoutSortBy } from './contactTableLayoutSortBy';
import type { ContactTableLayoutSortOrder } from './contactTableLayoutSortOrder';

export type ContactTableLayoutSort = {
  by: ContactTableLayoutSortBy;
  order: ContactTableLayoutSortOrder;
};

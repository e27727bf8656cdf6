/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactTableColumn } from './contactTableColumn';

export type ContactTableLayoutColumnsItem = {
  id: ContactTableColumn;
  /**
     * In rem; left out, the column takes what is free.
     * @minimum 2
     * @maximum 200
     */
  width?: number;
};

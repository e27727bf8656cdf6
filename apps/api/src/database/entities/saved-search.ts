import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/**
 * A search that somebody wants to ask again. A query may name a person's address; it is what the owner of the workspace wrote down for themselves,
 * like the name of a view, and stays when that person is erased: it then finds nobody.
 */
export const SavedSearch = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name as it is compared: two searches that differ in case alone are one. */
    nameKey: p.text(),
    /** As it was typed. */
    query: p.text(),
    createdAt: instant(),
  },
  uniques: [{ name: 'saved_search_name', properties: ['workspaceId', 'nameKey'] }],
});

import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/**
 * A saved search. The query may contain a contact's address. It is the owner's own text, like the name of a view, so it outlives the contact's
 * erasure and then finds nothing.
 */
export const SavedSearch = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** The name for comparison: searches that differ only in case are the same. */
    nameKey: p.text(),
    /** As typed. */
    query: p.text(),
    createdAt: instant(),
  },
  uniques: [{ name: 'saved_search_name', properties: ['workspaceId', 'nameKey'] }],
});

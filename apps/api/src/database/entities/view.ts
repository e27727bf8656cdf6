import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

export const View = defineEntity({
  name: 'View',
  tableName: 'saved_view',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    /** JSON: the filter, as the list takes it. */
    query: p.text().default('{}'),
    /** Its position in the list, from 0. */
    position: p.integer(),
    createdAt: instant(),
  },
  indexes: [{ name: 'saved_view_by_position', properties: ['workspaceId', 'position', 'id'] }],
});

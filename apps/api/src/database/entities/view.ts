import type { MessageStatus } from '@concordia/domain';
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

/** A column of the workspace's board: of a status, or of a view. A workspace without any has the four columns of the statuses. */
export const BoardColumn = defineEntity({
  name: 'BoardColumn',
  tableName: 'board_column',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    position: p.integer(),
    status: p.text().$type<MessageStatus>().nullable(),
    view: () => p.manyToOne(View).ref().nullable().index(false).deleteRule('cascade'),
  },
  indexes: [
    { name: 'board_column_by_position', properties: ['workspaceId', 'position'] },
    { name: 'board_column_by_view', properties: ['view'] },
  ],
});

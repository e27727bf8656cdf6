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
    /** What its filter lists. */
    kind: p.text().$type<'messages' | 'contacts' | 'conversations'>().default('messages'),
    /** JSON: the filter, as the list takes it. */
    query: p.text().default('{}'),
    /** JSON: the columns and the order of the table; `null` for a view that was never a table. */
    layout: p.text().nullable(),
    /** Its position in the list of its kind, from 0. */
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

import type { BoardColumn } from '@concordia/api-client';

/** What a column of the board is known by: its status, or its view. */
export const columnIdOf = (column: BoardColumn): string => (column.kind === 'status' ? column.status : column.view.id);

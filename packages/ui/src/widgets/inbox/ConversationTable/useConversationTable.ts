import {
  type ConversationTableLayout,
  type ConversationView,
  type ConversationViewQuery,
  createConversationView,
  deleteConversationView,
  getListConversationViewsKey,
  updateConversationView,
  useListConversationViews,
} from '@concordia/api-client';
import { CONVERSATION_TABLE_COLUMNS, type ConversationTableColumn } from '@concordia/domain';
import { useSWRConfig } from 'swr';
import { type SavedTable, useTableViews } from '../../shared/tables';
import type { ConversationTableProps } from './ConversationTable';
import {
  differs,
  FIRST_COLUMNS,
  layoutOf,
  NO_TABLE_SEARCH,
  searchOf,
  type TableSearch,
  viewQueryOf,
} from './tableSearch';

const saved: SavedTable<
  ConversationTableColumn,
  TableSearch,
  ConversationView,
  ConversationViewQuery,
  ConversationTableLayout
> = {
  table: 'conversations',
  idOf: (text) => CONVERSATION_TABLE_COLUMNS.find((id) => id === text),
  first: FIRST_COLUMNS,
  none: NO_TABLE_SEARCH,
  columnsOf: ({ layout }) => layout.columns,
  searchOf,
  queryOf: viewQueryOf,
  layoutOf,
  differs,
};

type TableState = Pick<ConversationTableProps, 'search' | 'viewId' | 'onViewChange'>;

/** The columns shown and the saved views of conversations. */
export function useConversationTable({ search, viewId, onViewChange }: TableState) {
  const { mutate } = useSWRConfig();
  return useTableViews(saved, {
    search,
    viewId,
    onViewChange,
    read: useListConversationViews(),
    calls: {
      create: createConversationView,
      update: updateConversationView,
      remove: deleteConversationView,
      refresh: () => mutate(getListConversationViewsKey()),
    },
  });
}

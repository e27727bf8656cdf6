import {
  type ContactTableLayout,
  type ContactView,
  type ContactViewQuery,
  createContactView,
  deleteContactView,
  getListContactViewsKey,
  updateContactView,
  useListContactViews,
} from '@concordia/api-client';
import { type ContactColumn, contactColumnOf } from '@concordia/domain';
import { useSWRConfig } from 'swr';
import type { ContactSearch } from '../../shared/firstPages';
import { type SavedTable, useTableViews } from '../../shared/tables';
import type { ContactTableProps } from './ContactTable';
import { columnsOf, differs, FIRST_COLUMNS, layoutOf, NO_SEARCH, queryOf, searchOf } from './contactLayout';

const saved: SavedTable<ContactColumn, ContactSearch, ContactView, ContactViewQuery, ContactTableLayout> = {
  table: 'contacts',
  idOf: contactColumnOf,
  first: FIRST_COLUMNS,
  none: NO_SEARCH,
  columnsOf,
  searchOf,
  queryOf,
  layoutOf,
  differs,
};

type TableState = Pick<ContactTableProps, 'search' | 'viewId' | 'onViewChange'>;

/** The columns shown and the saved views of contacts. */
export function useContactTable({ search, viewId, onViewChange }: TableState) {
  const { mutate } = useSWRConfig();
  return useTableViews(saved, {
    search,
    viewId,
    onViewChange,
    read: useListContactViews(),
    calls: {
      create: createContactView,
      update: updateContactView,
      remove: deleteContactView,
      refresh: () => mutate(getListContactViewsKey()),
    },
  });
}

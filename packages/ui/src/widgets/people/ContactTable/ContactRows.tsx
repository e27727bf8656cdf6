import type { Contact } from '@concordia/api-client';
import { contactOrderOf } from '@concordia/domain';
import { useCallback, useMemo, useState } from 'react';
import { type Sort, Table } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import type { ContactSearch } from '../../shared/firstPages';
import { useNarrow, withWidths } from '../../shared/tables';
import { ContactBulkActions } from './ContactBulkActions';
import { type ContactColumns, orderOf } from './contactLayout';
import { EditContactCell, type Editing } from './EditContactCell';
import { type StartEdit, useContactColumns } from './useContactColumns';
import { useContactEdits } from './useContactEdits';
import { useNarrowColumn } from './useNarrowColumn';

export interface ContactRowsProps {
  contacts: readonly Contact[];
  totalCount: number;
  search: ContactSearch;
  onSearchChange: (change: Partial<ContactSearch>) => void;
  columns: ContactColumns;
  onColumnsChange: (columns: ContactColumns) => void;
  onViewDetails: (contactId: string) => void;
  isReadingMore: boolean;
  onEndReached: () => void;
}

const keyOf = ({ id }: Contact) => id;

/** The rows: sorted on the server, edited in place, and selected for what is done to many. */
export function ContactRows(props: ContactRowsProps) {
  const { contacts, search, onSearchChange, columns: shown, onColumnsChange } = props;
  const words = useStrings(contactTableStrings);
  const isNarrow = useNarrow();
  const { current, save, saveTags } = useContactEdits();
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit: StartEdit = useCallback((contact, field, cell) => setEditing({ contact, field, cell }), []);
  const all = useContactColumns(edit, shown);
  const narrow = useNarrowColumn(shown);
  const columns = useMemo(
    () =>
      isNarrow
        ? narrow
        : shown.flatMap(({ id, width }) => {
            const column = all.get(id);
            return column === undefined ? [] : [width === undefined ? column : { ...column, width }];
          }),
    [isNarrow, narrow, shown, all],
  );
  const rows = useMemo(() => contacts.map(current), [contacts, current]);
  const bulkActions = (keys: 'all' | ReadonlySet<string>) => (
    <ContactBulkActions keys={keys} search={search} columns={shown} />
  );
  const sort: Sort = {
    column: search.sort,
    direction: orderOf(search) === 'asc' ? 'ascending' : 'descending',
  };
  const sortBy = ({ column, direction }: Sort) => {
    const by = contactOrderOf(column);
    if (by) onSearchChange({ sort: by, order: direction === 'ascending' ? 'asc' : 'desc' });
  };
  return (
    <>
      <Table
        // Widths that were dragged belong to these columns.
        key={shown.map(({ id }) => id).join()}
        aria-label={words.list}
        rows={rows}
        columns={columns}
        getKey={keyOf}
        totalCount={props.totalCount}
        sort={sort}
        onSortChange={sortBy}
        selectionMode={isNarrow ? 'none' : 'multiple'}
        onAction={props.onViewDetails}
        isResizable={!isNarrow}
        onResizeEnd={(widths) => onColumnsChange(withWidths(shown, widths))}
        actions={bulkActions}
        more={{ onLoad: props.onEndReached, isLoading: props.isReadingMore }}
        maxHeight="none"
      />
      {editing !== null && (
        <EditContactCell {...editing} onSave={save} onSaveTags={saveTags} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

import { CONVERSATION_SORTS, usualConversationOrder } from '@concordia/domain';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type Sort, Table, type TableHandle } from '../../../components/Table';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { useNarrow, withWidths } from '../../shared/tables';
import type { DeskItem } from '../messages/deskItem';
import { useDeskList } from '../messages/useDeskList';
import { useMessageStore } from '../messages/useMessageEdits';
import type { MessageList } from '../messages/useMessageList';
import { useSelected } from '../messages/useSelection';
import type { MenuField } from './ConversationEditor';
import { selectRows } from './selectRows';
import { type ConversationColumns, orderOf, type TableSearch } from './tableSearch';
import { type StartEdit, useConversationColumns } from './useConversationColumns';
import { useNarrowColumn } from './useNarrowColumn';

const ConversationEditor = lazy(() =>
  import('./ConversationEditor').then((module) => ({ default: module.ConversationEditor })),
);

export interface ConversationRowsProps {
  list: MessageList;
  search: TableSearch;
  onSearchChange: (change: Partial<TableSearch>) => void;
  columns: ConversationColumns;
  onColumnsChange: (columns: ConversationColumns) => void;
  onSelect: (conversationId: string) => void;
}

interface Editing {
  item: DeskItem;
  field: MenuField;
  cell: Element;
}

const keyOf = ({ id }: DeskItem) => id;

/** The rows: sorted on the server, edited in place, and selected for what is done to many. The shortcuts of the board act on them. */
export function ConversationRows(props: ConversationRowsProps) {
  const { list, search, onSearchChange, columns: shown, onColumnsChange } = props;
  const words = useStrings(conversationTableStrings);
  const isNarrow = useNarrow();
  const { asked, selection } = useMessageStore();
  const selected = useSelected();
  const selectedKeys = useMemo(() => [...selected.keys()], [selected]);
  const rows = useRef<TableHandle>(null);
  useDeskList('table', 0, list, rows);
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit: StartEdit = useCallback(
    (item, field, cell) => {
      if (field === 'snoozed') asked.ask('snooze', [item]);
      else if (field === 'projects') asked.ask('project', [item]);
      else setEditing({ item, field, cell });
    },
    [asked],
  );
  const all = useConversationColumns(edit);
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
  const sort: Sort = {
    column: search.sort,
    direction: orderOf(search) === 'asc' ? 'ascending' : 'descending',
  };
  const sortBy = ({ column, direction }: Sort) => {
    const by = CONVERSATION_SORTS.find((one) => one === column);
    if (by === undefined) return;
    const turned = direction === 'ascending' ? 'asc' : 'desc';
    onSearchChange({ sort: by, order: by === search.sort ? turned : usualConversationOrder(by) });
  };
  return (
    <>
      <Table
        // Widths that were dragged belong to these columns.
        key={shown.map(({ id }) => id).join()}
        handleRef={rows}
        aria-label={words.list}
        rows={list.items}
        columns={columns}
        getKey={keyOf}
        totalCount={Math.max(list.total ?? 0, list.items.length)}
        sort={sort}
        onSortChange={sortBy}
        selectionMode={isNarrow ? 'none' : 'multiple'}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => selectRows(selection, list.items, keys)}
        onAction={props.onSelect}
        hasTypeAhead={false}
        isResizable={!isNarrow}
        onResizeEnd={(widths) => onColumnsChange(withWidths(shown, widths))}
        more={{ onLoad: list.loadMore, isLoading: list.isReading && !list.isRefreshing }}
        maxHeight="none"
      />
      {editing !== null && (
        <Suspense>
          <ConversationEditor
            item={editing.item}
            field={editing.field}
            anchor={editing.cell}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

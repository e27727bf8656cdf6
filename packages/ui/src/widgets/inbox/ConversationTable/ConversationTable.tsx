import { CONVERSATION_TABLE_COLUMNS } from '@concordia/domain';
import { lazy, Suspense, useCallback } from 'react';
import { SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { MoreFailed } from '../../shared/parts/MoreFailed';
import { useProblem } from '../../shared/problems';
import { ColumnChooser, TableViews, useNarrow } from '../../shared/tables';
import * as styles from '../../shared/tables/tableFrame.css';
import type { DeskItem } from '../messages/deskItem';
import { SearchContext } from '../messages/SearchContext';
import { listStateOf, type MessageList, useConversationList } from '../messages/useMessageList';
import { ConversationTableTools } from './ConversationTableTools';
import { ExportButton } from './ExportButton';
import { NoConversations } from './NoConversations';
import { isInTable, type TableSearch, tableUrl } from './tableSearch';
import { useConversationTable } from './useConversationTable';

/** Tables are heavy, and the tools above the rows do not wait for them. */
const ConversationRows = lazy(() =>
  import('./ConversationRows').then((module) => ({ default: module.ConversationRows })),
);

export interface ConversationTableProps {
  search: TableSearch;
  /** The saved view in use; `null` for none. */
  viewId: string | null;
  /** Called with what changes: the words of the toolbar are searched after a pause, and the two must not take each other back. */
  onSearchChange: (change: Partial<TableSearch>) => void;
  /** A view was chosen, with its filters and order; `null` for none. */
  onViewChange: (viewId: string | null, search: TableSearch) => void;
  /** Opens a conversation. Must be a stable function. */
  onSelect: (conversationId: string) => void;
}

const skeleton = <SkeletonShape shape="block" height="24rem" />;

/**
 * Conversations as a table: columns, order and widths of one's own choice, kept as views. Search and filters are those of the board's toolbar, and so are
 * the actions on selected conversations. Fills its container's height.
 */
export function ConversationTable(props: ConversationTableProps) {
  const { search, onSearchChange, onSelect } = props;
  const words = useStrings(conversationTableStrings);
  const describe = useProblem();
  const isNarrow = useNarrow();
  const belongs = useCallback((item: DeskItem) => isInTable(item, search), [search]);
  const list = useConversationList(tableUrl(search), belongs, { keepsPrevious: true, inserts: false });
  const { columns, setColumns, resetColumns, views, view, isReady } = useConversationTable(props);
  const isGone = view !== undefined && view.missing.length > 0;
  return (
    <div className={styles.root}>
      <TableViews {...views} all={words.all} />
      <ConversationTableTools
        search={search}
        onSearchChange={onSearchChange}
        found={foundIn(list)}
        hasSort={isNarrow}
        aside={
          <>
            <ColumnChooser
              columns={CONVERSATION_TABLE_COLUMNS.map((id) => ({ id, label: words.columns[id] }))}
              shown={columns}
              onChange={setColumns}
              onReset={resetColumns}
            />
            <ExportButton search={search} columns={columns} />
          </>
        }
      />
      {isGone && (
        <Text size="dense" tone="negative">
          {words.gone}
        </Text>
      )}
      <div className={styles.rest}>
        <SearchContext.Provider value={search.filters.q}>
          <WidgetFrame
            title={words.list}
            isHeadingHidden
            isFilling
            state={isReady ? listStateOf(list, words.failed, describe) : { kind: 'loading' }}
            skeleton={skeleton}
            empty={<NoConversations search={search} onSearchChange={onSearchChange} />}
          >
            {(shown) => (
              <Suspense fallback={skeleton}>
                <ConversationRows
                  list={shown}
                  search={search}
                  onSearchChange={onSearchChange}
                  columns={columns}
                  onColumnsChange={setColumns}
                  onSelect={onSelect}
                />
              </Suspense>
            )}
          </WidgetFrame>
        </SearchContext.Provider>
      </div>
      <MoreFailed list={list} />
    </div>
  );

  function foundIn({ total, isTotalMinimum }: MessageList): string {
    if (total === null) return '';
    return isTotalMinimum ? words.atLeast({ count: total }) : words.found({ count: total });
  }
}

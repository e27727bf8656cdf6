import type { MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import type { ReactNode } from 'react';
import { Board } from '../../../components/Board';
import { EmptyState } from '../../../components/EmptyState';
import { useDeferredArrival, WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { NoMatches } from '../../shared/parts/NoMatches';
import { type DescribeProblem, useProblem } from '../../shared/problems';
import { isFiltered, type MessageFilters, NO_FILTERS } from '../messages/filters';
import { SearchContext } from '../messages/SearchContext';
import { useColumns } from '../messages/useColumns';
import type { MessageList } from '../messages/useMessageList';
import { useChoose } from '../messages/useSelection';
import { useStats } from '../messages/useStats';
import type { MessageWords } from '../messages/words';
import { BoardSkeleton } from './BoardSkeleton';
import * as styles from './MessageBoard.css';
import { MessageColumn } from './MessageColumn';
import { useCardActions } from './useCardActions';
import { useColumnInfos } from './useColumnInfos';

export interface MessageBoardProps {
  selectedMessageId: string | null;
  /** Must be a stable function. */
  onSelectMessage: (messageId: string) => void;
  /**
   * Filters on the messages. Keep the object stable.
   *
   * @default all
   */
  filters?: MessageFilters;
  /** Clears the filters, offered when no message matches. */
  onClearFilters?: () => void;
  /**
   * Shown if no message exists at all, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

type Columns = Record<MessageStatus, MessageList>;

/**
 * All messages, by status. Cards open by press or Enter, and move by drag, Shift with an arrow key, or their menu.
 * A move shows at once; if the server refuses it, it is reverted with a message. Columns load more on scroll.
 */
export function MessageBoard({
  selectedMessageId,
  onSelectMessage,
  filters = NO_FILTERS,
  onClearFilters,
  empty,
}: MessageBoardProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const columns = useColumns(filters);
  const state = useDeferredArrival(stateOf(columns, words, describe));
  const isNarrowed = isFiltered(filters);
  const nothing = isNarrowed ? (
    <NoMatches onClearFilters={onClearFilters} />
  ) : (
    (empty ?? <EmptyState icon="inbox" title={words.noMessages} />)
  );
  return (
    <SearchContext.Provider value={filters.q}>
      <div className={styles.board}>
        <WidgetFrame
          title={words.board}
          isHeadingHidden
          isFilling
          state={state}
          skeleton={<BoardSkeleton />}
          empty={nothing}
        >
          {(ready) => (
            <Columns
              columns={ready}
              isNarrowed={isNarrowed}
              selectedMessageId={selectedMessageId}
              onSelectMessage={onSelectMessage}
            />
          )}
        </WidgetFrame>
      </div>
    </SearchContext.Provider>
  );
}

/** Ready as soon as one column is; failed only if all have failed. */
function stateOf(columns: Columns, words: MessageWords, describe: DescribeProblem): WidgetState<Columns> {
  const lists = Object.values(columns);
  const problem = lists.find((list) => list.problem)?.problem;
  if (lists.every((list) => !list.isReady)) {
    if (!problem || !lists.every((list) => list.problem)) return { kind: 'loading' };
    return {
      kind: 'failed',
      problem: { title: words.boardFailed, ...describe(problem) },
      retry: () => {
        for (const list of lists) list.retry();
      },
    };
  }
  if (lists.every((list) => list.isReady && list.items.length === 0)) return { kind: 'empty' };
  return { kind: 'ready', data: columns, isRefreshing: lists.some((list) => list.isRefreshing) };
}

interface ColumnsProps extends Pick<MessageBoardProps, 'selectedMessageId' | 'onSelectMessage'> {
  columns: Columns;
  isNarrowed: boolean;
}

function Columns({ columns, isNarrowed, selectedMessageId, onSelectMessage }: ColumnsProps) {
  const words = useStrings(messageStrings);
  const { data: stats } = useStats();
  const { move, menuItems } = useCardActions(columns);
  const choose = useChoose();
  // The counters ignore filters. With filters on, the lists count themselves.
  const counts = isNarrowed ? undefined : stats?.byStatus;
  const infos = useColumnInfos(columns, counts);
  return (
    <Board
      aria-label={words.board}
      columns={infos}
      onMove={move}
      onOpen={onSelectMessage}
      onChoose={choose}
      menuItems={menuItems}
    >
      {MESSAGE_STATUSES.map((status, rank) => (
        <MessageColumn
          key={status}
          status={status}
          rank={rank}
          list={columns[status]}
          counted={counts?.[status]}
          isNarrowed={isNarrowed}
          selectedMessageId={selectedMessageId}
        />
      ))}
    </Board>
  );
}

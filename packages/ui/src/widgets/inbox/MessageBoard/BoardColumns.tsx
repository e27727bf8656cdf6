import type { MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { useDeferredArrival, WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { type DescribeProblem, useProblem } from '../../shared/problems';
import { isFiltered, type MessageFilters } from '../messages/filters';
import { useColumns } from '../messages/useColumns';
import type { MessageList } from '../messages/useMessageList';
import { useStats } from '../messages/useStats';
import type { MessageWords } from '../messages/words';
import { BoardSkeleton } from './BoardSkeleton';
import { useBoardOrder } from './boardOrder';
import type { MessageBoardProps } from './MessageBoard';
import { ShownColumns } from './ShownColumns';
import { useColumnOpenedIn } from './useColumnOpenedIn';

type Columns = Record<MessageStatus, MessageList>;

const LOADING = { kind: 'loading' } as const;

interface BoardColumnsProps extends Omit<MessageBoardProps, 'filters' | 'onClearFilters' | 'empty'> {
  filters: MessageFilters;
  empty: ReactNode;
}

/** The conversations by column. Completed is collapsed until asked for, and then not loaded; filters expand it. */
export function BoardColumns({
  filters,
  empty,
  isCompletedShown = false,
  onCompletedShownChange,
  ...props
}: BoardColumnsProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const isNarrowed = isFiltered(filters);
  const [isShown, setShown] = useState(isCompletedShown);
  const isCollapsed = !isShown && !isNarrowed;
  const order = useBoardOrder(isNarrowed);
  const columns = useColumns(filters, isCollapsed ? 'completed' : null);
  const { data: stats } = useStats();
  // The counters ignore filters. With filters on, the lists count themselves.
  const counts = isNarrowed ? undefined : stats?.conversations.byStatus;
  // While a card moves, no list may hold it for a moment: the counters say whether there is one.
  const mayHaveMore =
    (isCollapsed && counts === undefined) || MESSAGE_STATUSES.some((status) => (counts?.[status] ?? 0) > 0);
  const revealed = useColumnOpenedIn(props.selectedId, columns);
  const shown = MESSAGE_STATUSES.filter((status) => !isCollapsed || status !== 'completed');
  const arrived = stateOf({ columns, shown, mayHaveMore }, words, describe);
  const state = useDeferredArrival(order === null && arrived.kind !== 'failed' ? LOADING : arrived);
  const collapse = useCallback(
    (isHidden: boolean) => {
      setShown(!isHidden);
      onCompletedShownChange?.(!isHidden);
    },
    [onCompletedShownChange],
  );
  return (
    <WidgetFrame title={words.board} isHeadingHidden isFilling state={state} skeleton={<BoardSkeleton />} empty={empty}>
      {(ready) => (
        <ShownColumns
          {...props}
          order={order ?? []}
          lists={ready}
          counts={counts}
          revealed={revealed}
          isNarrowed={isNarrowed}
          isCollapsed={isCollapsed}
          onCollapsedChange={isNarrowed ? undefined : collapse}
        />
      )}
    </WidgetFrame>
  );
}

interface Shown {
  readonly columns: Columns;
  readonly shown: readonly MessageStatus[];
  /** There may be conversations although no list shows one. */
  readonly mayHaveMore: boolean;
}

/** Ready as soon as one column is; failed only if all have failed. */
function stateOf(
  { columns, shown, mayHaveMore }: Shown,
  words: MessageWords,
  describe: DescribeProblem,
): WidgetState<Columns> {
  const lists = shown.map((status) => columns[status]);
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
  if (!mayHaveMore && lists.every((list) => list.isReady && list.items.length === 0)) return { kind: 'empty' };
  return { kind: 'ready', data: columns, isRefreshing: lists.some((list) => list.isRefreshing) };
}

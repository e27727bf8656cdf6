import type { Message, MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Board, BoardColumn } from '../../components/Board';
import { EmptyState } from '../../components/EmptyState';
import type { RowFocusProps } from '../../components/VirtualList';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/common';
import { messageStrings } from '../../strings/messages';
import type { MessageWords } from '../messages/words';
import { useColumns } from '../messages/useColumns';
import type { MessageList } from '../messages/useMessageList';
import { useStats } from '../messages/useStats';
import { MoreFailed } from '../parts/MoreFailed';
import { columnPlaceholder } from './columnPlaceholder';
import * as styles from './MessageBoard.css';
import { MessageCard } from './MessageCard';
import { BoardBones } from './BoardBones';
import { useCardActions } from './useCardActions';

export interface MessageBoardProps {
  /** The message whose details are open. */
  selectedMessageId: string | null;
  /** A card was pressed. Must be a stable function. */
  onSelectMessage: (messageId: string) => void;
  /**
   * What stands in place of the board while no message exists at all, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

type Columns = Record<MessageStatus, MessageList>;

const keyOf = (message: Message) => message.id;

/**
 * All messages by what has to be done about them. Cards open with a press or Enter and move by drag, by Shift and an arrow, and by their menu;
 * a move shows at once and is undone, with a word about it, when the server refuses. Each column reads more as it is scrolled.
 */
export function MessageBoard({ selectedMessageId, onSelectMessage, empty }: MessageBoardProps) {
  const words = useStrings(messageStrings);
  const columns = useColumns();
  return (
    <div className={styles.board}>
      <WidgetFrame
        title={words.board}
        isHeadingHidden
        isFilling
        state={stateOf(columns, words)}
        skeleton={<BoardBones />}
        empty={empty ?? <EmptyState icon="inbox" title={words.noMessages} />}
      >
        {(ready) => <Columns columns={ready} selectedMessageId={selectedMessageId} onSelectMessage={onSelectMessage} />}
      </WidgetFrame>
    </div>
  );
}

/** The board is there as soon as one column is; only when all have failed has it failed. */
function stateOf(columns: Columns, words: MessageWords): WidgetState<Columns> {
  const lists = Object.values(columns);
  const problem = lists.find((list) => list.problem)?.problem;
  if (lists.every((list) => !list.isReady)) {
    if (!problem || !lists.every((list) => list.problem)) return { kind: 'loading' };
    return {
      kind: 'failed',
      problem: { title: words.boardFailed, detail: problem.message },
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
}

function Columns({ columns, selectedMessageId, onSelectMessage }: ColumnsProps) {
  const words = useStrings(messageStrings);
  const { column } = useStrings(commonStrings);
  const { data: stats } = useStats();
  const { move, menuItems } = useCardActions(columns);
  const counts = stats?.byStatus;
  const infos = useMemo(
    () => MESSAGE_STATUSES.map((id) => ({ id, title: column(id), count: counts?.[id] })),
    [counts, column],
  );
  const renderCard = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MessageCard message={message} focusProps={focusProps} isSelected={message.id === selectedMessageId} />
    ),
    [selectedMessageId],
  );
  return (
    <Board aria-label={words.board} columns={infos} onMove={move} onOpen={onSelectMessage} menuItems={menuItems}>
      {MESSAGE_STATUSES.map((status) => {
        const list = columns[status];
        return (
          <BoardColumn
            key={status}
            id={status}
            items={list.items}
            getKey={keyOf}
            renderCard={renderCard}
            // The counters may be a moment behind the list, but never say less than what is on the screen.
            totalCount={Math.max(counts?.[status] ?? list.total ?? 0, list.items.length)}
            placeholder={columnPlaceholder(status, list, words)}
            notice={<MoreFailed list={list} />}
            estimatedCardRem={8}
            onEndReached={list.loadMore}
          />
        );
      })}
    </Board>
  );
}

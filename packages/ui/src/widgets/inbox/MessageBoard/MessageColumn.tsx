import { useCallback, useRef } from 'react';
import { BoardColumn } from '../../../components/Board';
import type { RowFocusProps, VirtualListHandle } from '../../../components/VirtualList';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { MoreFailed } from '../../shared/parts/MoreFailed';
import { useProblem } from '../../shared/problems';
import type { DeskItem } from '../messages/deskItem';
import { useDeskList } from '../messages/useDeskList';
import type { MessageList } from '../messages/useMessageList';
import { columnPlaceholder } from './columnPlaceholder';
import { MessageCard } from './MessageCard';
import { countOf } from './useColumnInfos';

export interface MessageColumnProps {
  id: string;
  rank: number;
  list: MessageList;
  /** DeskItem count from the counters; `undefined` with filters on. */
  counted: number | undefined;
  /** Said when there is no conversation. */
  nothing: string;
  /** Names each conversation's column, where they are of several. @default false */
  showsColumn?: boolean;
  isCollapsed?: boolean | undefined;
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
}

const keyOf = (message: DeskItem) => message.id;

export function MessageColumn({
  id,
  rank,
  list,
  counted,
  nothing,
  showsColumn = false,
  isCollapsed = false,
  onCollapsedChange,
}: MessageColumnProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const cards = useRef<VirtualListHandle>(null);
  useDeskList(id, rank, list, cards);
  const renderCard = useCallback(
    (message: DeskItem, focusProps: RowFocusProps) => (
      <MessageCard message={message} focusProps={focusProps} showsColumn={showsColumn} />
    ),
    [showsColumn],
  );
  const { count = 0, isCountMinimum } = countOf(list, counted);
  return (
    <BoardColumn
      id={id}
      items={list.items}
      getKey={keyOf}
      renderCard={renderCard}
      totalCount={count}
      isCountMinimum={isCountMinimum}
      ref={cards}
      placeholder={columnPlaceholder(nothing, list, words, describe)}
      notice={<MoreFailed list={list} />}
      estimatedCardRem={8}
      onEndReached={list.loadMore}
      isCollapsed={isCollapsed}
      {...(onCollapsedChange !== undefined && { onCollapsedChange })}
    />
  );
}

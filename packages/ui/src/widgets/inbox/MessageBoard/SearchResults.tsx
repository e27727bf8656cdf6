import { type ReactNode, useCallback, useRef } from 'react';
import { type RowFocusProps, VirtualList, type VirtualListHandle } from '../../../components/VirtualList';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { ListedMessage } from '../../shared/parts/ListedMessage';
import { MessageSummary } from '../../shared/parts/MessageSummary';
import { MoreFailed } from '../../shared/parts/MoreFailed';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { useProblem } from '../../shared/problems';
import type { DeskItem } from '../messages/deskItem';
import type { MessageFilters } from '../messages/filters';
import { useDeskList } from '../messages/useDeskList';
import { listStateOf } from '../messages/useMessageList';
import { useSearchList } from '../messages/useSearchList';
import type { MessageBoardProps } from './MessageBoard';
import * as styles from './MessageBoard.css';

interface SearchResultsProps extends Pick<MessageBoardProps, 'selectedId' | 'onSelect'> {
  filters: MessageFilters;
  empty: ReactNode;
}

const keyOf = (item: DeskItem) => item.id;

/** The conversations found, newest match first, each with its column. */
export function SearchResults({ filters, selectedId, onSelect, empty }: SearchResultsProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const list = useSearchList(filters);
  const rows = useRef<VirtualListHandle>(null);
  useDeskList('search', 0, list, rows);
  const renderRow = useCallback(
    (item: DeskItem, focusProps: RowFocusProps) => (
      <ListedMessage message={item} focusProps={focusProps} isSelected={item.id === selectedId} onOpen={onSelect}>
        <MessageSummary message={item} tabIndex={-1} showsColumn />
      </ListedMessage>
    ),
    [selectedId, onSelect],
  );
  return (
    <div className={styles.results}>
      <WidgetFrame
        title={words.results}
        isHeadingHidden
        isFilling
        state={listStateOf(list, words.searchFailed, describe)}
        skeleton={<RowSkeleton />}
        empty={empty}
      >
        {({ items, loadMore }) => (
          <VirtualList
            ref={rows}
            items={items}
            getKey={keyOf}
            renderRow={renderRow}
            aria-label={words.results}
            totalCount={items.length}
            estimatedRowRem={7}
            onEndReached={loadMore}
          />
        )}
      </WidgetFrame>
      <MoreFailed list={list} />
    </div>
  );
}

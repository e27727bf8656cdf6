import { type ReactNode, useCallback, useRef } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { type RowFocusProps, VirtualList, type VirtualListHandle } from '../../../components/VirtualList';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { MoreFailed } from '../../shared/parts/MoreFailed';
import { NoMatches } from '../../shared/parts/NoMatches';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { useProblem } from '../../shared/problems';
import type { DeskItem } from '../messages/deskItem';
import { isFiltered, type MessageFilters, NO_FILTERS } from '../messages/filters';
import { SearchContext } from '../messages/SearchContext';
import { useColumn } from '../messages/useColumns';
import { useDeskList } from '../messages/useDeskList';
import { listStateOf } from '../messages/useMessageList';
import { useSearchList } from '../messages/useSearchList';
import { InboxHead } from './InboxHead';
import * as styles from './MobileInbox.css';
import { MobileRow } from './MobileRow';
import { useRowMenu } from './useRowMenu';

const keyOf = (message: DeskItem) => message.id;

export interface MobileInboxProps {
  /** Keep the object stable. */
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
  selectedId: string | null;
  /** Must be a stable function. */
  onSelect: (conversationId: string) => void;
  /**
   * Shown if the inbox is empty and no filter is on, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

/** The inbox; with a search, conversations in any column. */
function useInbox(filters: MessageFilters) {
  const isSearch = filters.q.trim() !== '';
  const inbox = useColumn('inbox', filters, !isSearch);
  const found = useSearchList(filters, isSearch);
  return isSearch ? found : inbox;
}

/** The inbox on phones: counters, four channel filters, and one list. */
export function MobileInbox(props: MobileInboxProps) {
  const { filters, onFiltersChange, selectedId, onSelect, empty } = props;
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const inbox = useStrings(labelStrings).column({ status: 'inbox' });
  const list = useInbox(filters);
  const rows = useRef<VirtualListHandle>(null);
  useDeskList('inbox', 0, list, rows);
  const { menu, openMenu } = useRowMenu();
  const renderRow = useCallback(
    (message: DeskItem, focusProps: RowFocusProps) => (
      <MobileRow
        message={message}
        focusProps={focusProps}
        isSelected={message.id === selectedId}
        onOpen={onSelect}
        onMenu={openMenu}
      />
    ),
    [selectedId, onSelect, openMenu],
  );
  const nothing = isFiltered(filters) ? (
    <NoMatches onClearFilters={() => onFiltersChange(NO_FILTERS)} />
  ) : (
    (empty ?? <EmptyState icon="inbox" title={words.noMessages} size="compact" />)
  );
  return (
    <SearchContext.Provider value={filters.q}>
      <div className={styles.inbox}>
        <div className={styles.head}>
          <InboxHead filters={filters} onFiltersChange={onFiltersChange} />
        </div>
        <WidgetFrame
          title={inbox}
          isHeadingHidden
          isFilling
          state={listStateOf(list, words.inboxFailed, describe)}
          skeleton={<RowSkeleton />}
          empty={nothing}
        >
          {({ items, total, loadMore }) => (
            <VirtualList
              ref={rows}
              items={items}
              getKey={keyOf}
              renderRow={renderRow}
              aria-label={inbox}
              totalCount={Math.max(total ?? 0, items.length)}
              estimatedRowRem={8}
              onEndReached={loadMore}
            />
          )}
        </WidgetFrame>
        <MoreFailed list={list} />
        {menu}
      </div>
    </SearchContext.Provider>
  );
}

import { getListMessagesUrl, type Message } from '@concordia/api-client';
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
import { isFiltered, type MessageFilters, NO_FILTERS, passes, queryOf } from '../messages/filters';
import { SearchContext } from '../messages/SearchContext';
import { useDeskList } from '../messages/useDeskList';
import { listStateOf, useMessageList } from '../messages/useMessageList';
import { InboxHead } from './InboxHead';
import * as styles from './MobileInbox.css';
import { MobileRow } from './MobileRow';
import { useRowMenu } from './useRowMenu';

const PAGE = 50;
const keyOf = (message: Message) => message.id;

export interface MobileInboxProps {
  /** Keep the object stable. */
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
  selectedMessageId: string | null;
  /** Must be a stable function. */
  onSelectMessage: (messageId: string) => void;
  /**
   * Shown if the inbox is empty and no filter is on, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

function useInbox(filters: MessageFilters) {
  const belongs = useCallback(
    (message: Message) =>
      message.status === 'inbox' && (filters.isSnoozed || message.snooze === null) && passes(message, filters),
    [filters],
  );
  const url = getListMessagesUrl({ status: 'inbox', limit: PAGE, ...queryOf(filters) });
  return useMessageList(url, belongs, { keepsPrevious: true });
}

/** The inbox on phones: counters, four channel filters, and one list. */
export function MobileInbox(props: MobileInboxProps) {
  const { filters, onFiltersChange, selectedMessageId, onSelectMessage, empty } = props;
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const inbox = useStrings(labelStrings).column({ status: 'inbox' });
  const list = useInbox(filters);
  const rows = useRef<VirtualListHandle>(null);
  useDeskList('inbox', 0, list, rows);
  const { menu, openMenu } = useRowMenu();
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MobileRow
        message={message}
        focusProps={focusProps}
        isSelected={message.id === selectedMessageId}
        onOpen={onSelectMessage}
        onMenu={openMenu}
      />
    ),
    [selectedMessageId, onSelectMessage, openMenu],
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

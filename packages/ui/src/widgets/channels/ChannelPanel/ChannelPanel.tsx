import type { Message } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useCallback, useRef } from 'react';
import { IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { type RowFocusProps, VirtualList, type VirtualListHandle } from '../../../components/VirtualList';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { isFiltered, type MessageFilters, NO_FILTERS, without } from '../../inbox/messages/filters';
import { SearchContext } from '../../inbox/messages/SearchContext';
import { useChannelList } from '../../inbox/messages/useChannelList';
import { useDeskList } from '../../inbox/messages/useDeskList';
import { listStateOf } from '../../inbox/messages/useMessageList';
import { ListedMessage } from '../../shared/parts/ListedMessage';
import { MoreFailed } from '../../shared/parts/MoreFailed';
import { NoMatches } from '../../shared/parts/NoMatches';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { useProblem } from '../../shared/problems';
import { ChannelMessage } from './ChannelMessage';
import * as styles from './ChannelPanel.css';

export interface ChannelPanelProps {
  channel: Channel;
  onClose: () => void;
  selectedMessageId: string | null;
  onSelectMessage: (messageId: string) => void;
  /**
   * Further filters. Keep the object stable.
   *
   * @default all
   */
  filters?: MessageFilters;
  /** Clears the filters, offered when no message matches. */
  onClearFilters?: () => void;
}

const keyOf = (message: Message) => message.id;

/** All messages of one channel, newest first, whatever their column. */
export function ChannelPanel({
  channel,
  onClose,
  selectedMessageId,
  onSelectMessage,
  filters = NO_FILTERS,
  onClearFilters,
}: ChannelPanelProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const name = useStrings(labelStrings).channel({ channel });
  const list = useChannelList(channel, filters);
  const rows = useRef<VirtualListHandle>(null);
  useDeskList(channel, 0, list, rows);
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <ListedMessage
        message={message}
        focusProps={focusProps}
        isSelected={message.id === selectedMessageId}
        onOpen={onSelectMessage}
      >
        <ChannelMessage message={message} />
      </ListedMessage>
    ),
    [selectedMessageId, onSelectMessage],
  );
  const nothing = isFiltered(without(filters, 'channel')) ? (
    <NoMatches onClearFilters={onClearFilters} />
  ) : (
    <EmptyState size="compact" title={words.noMessagesInChannel} />
  );
  return (
    <SearchContext.Provider value={filters.q}>
      <div className={styles.panel}>
        <WidgetFrame
          title={name}
          isFilling
          state={listStateOf(list, words.channelFailed, describe)}
          actions={
            <IconButton icon="close" label={words.closeChannel({ channelName: name })} size="small" onPress={onClose} />
          }
          skeleton={<RowSkeleton />}
          empty={nothing}
        >
          {({ items, total, loadMore }) => (
            <div className={styles.list}>
              <VirtualList
                // Resets the scroll position when the channel changes.
                key={channel}
                ref={rows}
                items={items}
                getKey={keyOf}
                renderRow={renderRow}
                aria-label={name}
                totalCount={Math.max(total ?? 0, items.length)}
                estimatedRowRem={6}
                onEndReached={loadMore}
              />
            </div>
          )}
        </WidgetFrame>
        <MoreFailed list={list} />
      </div>
    </SearchContext.Provider>
  );
}

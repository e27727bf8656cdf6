import { getListMessagesUrl, type Message } from '@concordia/api-client';
import { byChannel, CHANNELS, type Channel } from '@concordia/domain';
import { type ReactNode, useCallback } from 'react';
import { FilterChip } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton } from '../../components/Skeleton';
import { type RowFocusProps, VirtualList } from '../../components/VirtualList';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/common';
import { messageStrings } from '../../strings/messages';
import { listStateOf, useMessageList } from '../messages/useMessageList';
import { statsStateOf, useStats } from '../messages/useStats';
import { labelOf } from '../messages/words';
import { InboxCounters } from '../parts/InboxCounters';
import { MessageRow } from '../parts/MessageRow';
import { MessageSummary } from '../parts/MessageSummary';
import { MoreFailed } from '../parts/MoreFailed';
import { RowBones } from '../parts/RowBones';
import * as styles from './MobileInbox.css';

const PAGE = 50;
/** The specification gives a phone the first four channels. */
const SHOWN_CHANNELS = CHANNELS.slice(0, 4);
const LIKELY = { unread: 12, urgent: 1, byChannel: byChannel(() => 12) };

const isInInbox = (message: Message) => message.status === 'inbox';
const keyOf = (message: Message) => message.id;

export interface MobileInboxProps {
  /** The channel whose messages are shown; `null` for all. */
  selectedChannel: Channel | null;
  /** Told the channel, or `null` when the chosen one is pressed again. */
  onSelectChannel: (channel: Channel | null) => void;
  selectedMessageId: string | null;
  onSelectMessage: (messageId: string) => void;
  /**
   * What stands in place of the list while the inbox is empty and nothing is filtered, such as the invitation to import a mailbox.
   *
   * @default 'No messages'
   */
  empty?: ReactNode;
}

/** The inbox on a phone: the counters, four channels to filter by, and one list. */
export function MobileInbox({
  selectedChannel,
  onSelectChannel,
  selectedMessageId,
  onSelectMessage,
  empty,
}: MobileInboxProps) {
  const words = useStrings(messageStrings);
  const inbox = useStrings(commonStrings).column('inbox');
  const belongs = useCallback(
    (message: Message) => isInInbox(message) && (selectedChannel === null || message.channel === selectedChannel),
    [selectedChannel],
  );
  const url = getListMessagesUrl({
    status: 'inbox',
    limit: PAGE,
    ...(selectedChannel && { channel: selectedChannel }),
  });
  const list = useMessageList(url, belongs);
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MessageRow
        label={labelOf(message, words)}
        focusProps={focusProps}
        isSelected={message.id === selectedMessageId}
        onOpen={() => onSelectMessage(message.id)}
      >
        <MessageSummary message={message} tabIndex={focusProps.tabIndex} />
      </MessageRow>
    ),
    [selectedMessageId, onSelectMessage, words],
  );
  const nothing = <EmptyState icon="inbox" title={words.noMessages} size="compact" />;
  return (
    <div className={styles.inbox}>
      <InboxHead selectedChannel={selectedChannel} onSelectChannel={onSelectChannel} />
      <WidgetFrame
        title={inbox}
        isHeadingHidden
        isFilling
        state={listStateOf(list, words.inboxFailed)}
        skeleton={<RowBones />}
        empty={selectedChannel === null && empty ? empty : nothing}
      >
        {({ items, total, loadMore }) => (
          <VirtualList
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
    </div>
  );
}

function InboxHead({
  selectedChannel,
  onSelectChannel,
}: Pick<MobileInboxProps, 'selectedChannel' | 'onSelectChannel'>) {
  const words = useStrings(messageStrings);
  const { channel: nameOf } = useStrings(commonStrings);
  const state = statsStateOf(useStats(), words.countersFailed);
  if (state.kind === 'failed') {
    return <ErrorState size="compact" {...state.problem} onRetry={state.retry} isRetrying={state.isRetrying} />;
  }
  const stats = state.kind === 'ready' ? state.data : LIKELY;
  return (
    <Skeleton isLoading={state.kind !== 'ready'}>
      <div className={styles.head}>
        <InboxCounters stats={stats} />
        <div role="group" aria-label={words.channels} className={styles.filters}>
          {SHOWN_CHANNELS.map((channel) => (
            <FilterChip
              key={channel}
              channel={channel}
              count={stats.byChannel[channel]}
              isSelected={channel === selectedChannel}
              onChange={(isSelected) => onSelectChannel(isSelected ? channel : null)}
            >
              {nameOf(channel)}
            </FilterChip>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

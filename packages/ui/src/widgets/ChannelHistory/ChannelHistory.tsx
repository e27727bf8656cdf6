import type { Message } from '@concordia/api-client';
import { CHANNEL_NAMES, type Channel, HISTORY_BADGE_ABOVE } from '@concordia/domain';
import { useCallback } from 'react';
import { Badge } from '../../components/Badge';
import { EmptyState } from '../../components/EmptyState';
import { RelativeTime } from '../../components/RelativeTime';
import { type RowFocusProps, VirtualList } from '../../components/VirtualList';
import { WidgetFrame } from '../../components/WidgetFrame';
import { text } from '../../theme';
import { messageStrings } from '../messages/strings';
import { useChannelList } from '../messages/useChannelList';
import { listStateOf } from '../messages/useMessageList';
import { contactNameOf, labelOf } from '../messages/words';
import { MessageRow } from '../parts/MessageRow';
import { RowBones } from '../parts/RowBones';
import * as styles from './ChannelHistory.css';
import { cutContent } from './cutContent';
import { historyCounts } from './counts';
import { HistoryFigures } from './HistoryFigures';

export interface ChannelHistoryProps {
  channel: Channel;
  /** Opens a message. */
  onSelectMessage: (messageId: string) => void;
}

const keyOf = (message: Message) => message.id;

/** A channel at a glance: how much came and went, and the last of it. */
export function ChannelHistory({ channel, onSelectMessage }: ChannelHistoryProps) {
  const list = useChannelList(channel);
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MessageRow label={labelOf(message)} focusProps={focusProps} onOpen={() => onSelectMessage(message.id)}>
        <HistoryMessage message={message} />
      </MessageRow>
    ),
    [onSelectMessage],
  );
  return (
    <div className={styles.panel}>
      <WidgetFrame
        title={`${CHANNEL_NAMES[channel]}: ${messageStrings.channelHistory}`}
        state={listStateOf(list, messageStrings.channelFailed)}
        skeleton={<RowBones />}
        empty={<EmptyState size="compact" title={messageStrings.noMessagesInChannel} />}
      >
        {({ items, total, hasMore, loadMore }) => (
          <div className={styles.history}>
            <HistoryFigures counts={historyCounts(items, total, !hasMore)} />
            <h3 className={text({ style: 'caption', tone: 'muted' })}>{messageStrings.recent}</h3>
            <div className={styles.recent}>
              <VirtualList
                key={channel}
                items={items}
                getKey={keyOf}
                renderRow={renderRow}
                aria-label={messageStrings.recent}
                totalCount={Math.max(total ?? 0, items.length)}
                estimatedRowRem={5.5}
                onEndReached={loadMore}
              />
            </div>
          </div>
        )}
      </WidgetFrame>
    </div>
  );
}

function HistoryMessage({ message }: { message: Message }) {
  return (
    <div className={styles.message}>
      <div className={styles.head}>
        <bdi className={styles.name}>{contactNameOf(message)}</bdi>
        <Badge>{message.direction === 'outbound' ? messageStrings.sent : messageStrings.received}</Badge>
        {message.priority > HISTORY_BADGE_ABOVE && <Badge tone="negative">{messageStrings.priorityBadge}</Badge>}
      </div>
      <p className={styles.content} dir="auto">
        {cutContent(message.content) || messageStrings.noContent}
      </p>
      <span className={text({ style: 'caption', tone: 'muted' })}>
        <RelativeTime instant={message.createdAt} />
      </span>
    </div>
  );
}

import type { Message } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useCallback } from 'react';
import { IconButton } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { type RowFocusProps, VirtualList } from '../../components/VirtualList';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/common';
import { messageStrings } from '../../strings/messages';
import { useChannelList } from '../messages/useChannelList';
import { listStateOf } from '../messages/useMessageList';
import { labelOf } from '../messages/words';
import { MessageRow } from '../parts/MessageRow';
import { MoreFailed } from '../parts/MoreFailed';
import { RowBones } from '../parts/RowBones';
import { ChannelMessage } from './ChannelMessage';
import * as styles from './ChannelPanel.css';

export interface ChannelPanelProps {
  /** The channel whose messages are listed. */
  channel: Channel;
  /** Takes the choice of the channel back. */
  onClose: () => void;
  selectedMessageId: string | null;
  onSelectMessage: (messageId: string) => void;
}

const keyOf = (message: Message) => message.id;

/** Everything that came and went on one channel, newest first, whatever column it is in. */
export function ChannelPanel({ channel, onClose, selectedMessageId, onSelectMessage }: ChannelPanelProps) {
  const words = useStrings(messageStrings);
  const name = useStrings(commonStrings).channel(channel);
  const list = useChannelList(channel);
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MessageRow
        label={labelOf(message, words)}
        focusProps={focusProps}
        isSelected={message.id === selectedMessageId}
        onOpen={() => onSelectMessage(message.id)}
      >
        <ChannelMessage message={message} tabIndex={focusProps.tabIndex} />
      </MessageRow>
    ),
    [selectedMessageId, onSelectMessage, words],
  );
  return (
    <div className={styles.panel}>
      <WidgetFrame
        title={name}
        isFilling
        state={listStateOf(list, words.channelFailed)}
        actions={<IconButton icon="close" label={words.closeChannel(name)} size="small" onPress={onClose} />}
        skeleton={<RowBones />}
        empty={<EmptyState size="compact" title={words.noMessagesInChannel} />}
      >
        {({ items, total, loadMore }) => (
          <div className={styles.list}>
            <VirtualList
              // Another channel is another list: it begins at its top.
              key={channel}
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
  );
}

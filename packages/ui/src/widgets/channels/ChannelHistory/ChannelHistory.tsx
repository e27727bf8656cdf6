import type { Message } from '@concordia/api-client';
import { type Channel, HISTORY_BADGE_ABOVE } from '@concordia/domain';
import { useCallback } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { type RowFocusProps, VirtualList } from '../../../components/VirtualList';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { useChannelList } from '../../inbox/messages/useChannelList';
import { listStateOf } from '../../inbox/messages/useMessageList';
import { contactNameOf, labelOf } from '../../inbox/messages/words';
import { MessageRow } from '../../shared/parts/MessageRow';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { useProblem } from '../../shared/problems';
import * as styles from './ChannelHistory.css';
import { historyCounts } from './counts';
import { cutContent } from './cutContent';
import { HistoryFigures } from './HistoryFigures';

export interface ChannelHistoryProps {
  channel: Channel;
  onSelectMessage: (messageId: string) => void;
  onCompose: () => void;
  onAnalytics: () => void;
}

const keyOf = (message: Message) => message.id;

/** A channel at a glance: message counts and the latest messages. */
export function ChannelHistory({ channel, onSelectMessage, onCompose, onAnalytics }: ChannelHistoryProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const { channel: nameOf } = useStrings(labelStrings);
  const list = useChannelList(channel);
  const renderRow = useCallback(
    (message: Message, focusProps: RowFocusProps) => (
      <MessageRow
        id={message.id}
        label={labelOf(message, words)}
        focusProps={focusProps}
        onOpen={() => onSelectMessage(message.id)}
      >
        <HistoryMessage message={message} />
      </MessageRow>
    ),
    [onSelectMessage, words],
  );
  return (
    <div className={styles.panel}>
      <WidgetFrame
        title={words.channelHistory({ channelName: nameOf({ channel }) })}
        state={listStateOf(list, words.channelFailed, describe)}
        skeleton={<RowSkeleton />}
        empty={<EmptyState size="compact" title={words.noMessagesInChannel} />}
      >
        {({ items, total, hasMore, loadMore }) => (
          <Stack>
            <HistoryFigures counts={historyCounts(items, total, !hasMore)} />
            <Heading level={3} size="caption" tone="muted">
              {words.recent}
            </Heading>
            <div className={styles.recent}>
              <VirtualList
                key={channel}
                items={items}
                getKey={keyOf}
                renderRow={renderRow}
                aria-label={words.recent}
                totalCount={Math.max(total ?? 0, items.length)}
                estimatedRowRem={5.5}
                onEndReached={loadMore}
              />
            </div>
          </Stack>
        )}
      </WidgetFrame>
      <div className={styles.actions}>
        <Button icon="pencil" onPress={onCompose}>
          {words.composeNew}
        </Button>
        <Button icon="chart" onPress={onAnalytics}>
          {words.channelAnalytics}
        </Button>
      </div>
    </div>
  );
}

function HistoryMessage({ message }: { message: Message }) {
  const words = useStrings(messageStrings);
  return (
    <Stack gap="xxs">
      <Inline isWrapping={false}>
        <bdi className={styles.name}>{contactNameOf(message, words)}</bdi>
        <Badge>{message.direction === 'outbound' ? words.sent : words.received}</Badge>
        {message.priority > HISTORY_BADGE_ABOVE && <Badge tone="negative">{words.priorityBadge}</Badge>}
      </Inline>
      <Text size="dense" tone="muted" dir="auto">
        {cutContent(message.content) || words.noContent}
      </Text>
      <Text as="span" size="caption" tone="muted">
        <RelativeTime instant={message.createdAt} />
      </Text>
    </Stack>
  );
}

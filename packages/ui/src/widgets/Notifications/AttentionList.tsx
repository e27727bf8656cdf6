import type { Message } from '@concordia/api-client';
import { useId } from 'react';
import { ChannelMark } from '../../components/Chip';
import { Dot } from '../../components/Badge';
import { Heading } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { RelativeTime } from '../../components/RelativeTime';
import { Text } from '../../components/Text';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { notificationStrings } from '../../strings/notifications';
import { contactNameOf } from '../messages/words';
import { type Attention, isUnread } from './attention';
import * as styles from './Notifications.css';

interface AttentionListProps {
  attention: Attention;
  onOpenMessage: (messageId: string) => void;
}

/** What wants attention, urgent before unread. */
export function AttentionList({ attention, onOpenMessage }: AttentionListProps) {
  const words = useStrings(notificationStrings);
  return (
    <>
      <Group name={words.urgent} messages={attention.urgent} onOpenMessage={onOpenMessage} />
      <Group name={words.unread} messages={attention.unread} onOpenMessage={onOpenMessage} />
    </>
  );
}

interface GroupProps {
  name: string;
  messages: readonly Message[];
  onOpenMessage: (messageId: string) => void;
}

function Group({ name, messages, onOpenMessage }: GroupProps) {
  const words = useStrings(notificationStrings);
  const messageWords = useStrings(messageStrings);
  const nameId = useId();
  if (messages.length === 0) return null;
  return (
    <div>
      <div className={styles.groupName}>
        <Heading level={3} size="caption" tone="muted" id={nameId}>
          {name}
        </Heading>
      </div>
      <ul aria-labelledby={nameId}>
        {messages.map((message) => (
          <li key={message.id}>
            <button type="button" className={styles.item} onClick={() => onOpenMessage(message.id)}>
              <span className={styles.itemHead}>
                {isUnread(message) && <Dot label={words.unread} />}
                <span className={styles.itemName}>{contactNameOf(message, messageWords)}</span>
                {message.isUrgent === 1 && (
                  <span className={styles.urgent}>
                    <Icon name="flag" size="small" label={words.urgent} />
                  </span>
                )}
                <ChannelMark channel={message.channel} />
                <Text as="span" size="caption" tone="muted">
                  <RelativeTime instant={message.createdAt} />
                </Text>
              </span>
              <Text as="span" size="dense" tone="muted" maxLines={2} dir="auto">
                {message.subject ? words.about(message.subject, message.content) : message.content}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Message } from '@concordia/api-client';
import { useId } from 'react';
import { ChannelMark } from '../../components/Chip';
import { Dot } from '../../components/Badge';
import { Icon } from '../../components/Icon';
import { RelativeTime } from '../../components/RelativeTime';
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
    <div className={styles.group}>
      <h3 id={nameId} className={styles.groupName}>
        {name}
      </h3>
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
                <span className={styles.itemTime}>
                  <RelativeTime instant={message.createdAt} />
                </span>
              </span>
              <span className={styles.itemText} dir="auto">
                {message.subject ? words.about(message.subject, message.content) : message.content}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

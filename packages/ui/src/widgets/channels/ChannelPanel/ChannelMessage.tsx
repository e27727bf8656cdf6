import type { Message } from '@concordia/api-client';
import { Badge, Dot } from '../../../components/Badge';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { contactNameOf } from '../../inbox/messages/words';
import { FoundText } from '../../shared/parts/FoundText';
import { MessageDate } from '../../shared/parts/MessageDate';
import { MessageMarks } from '../../shared/parts/MessageMarks';
import { PriorityWithReasons } from '../../shared/parts/PriorityWithReasons';
import * as styles from './ChannelPanel.css';

export interface ChannelMessageProps {
  message: Message;
}

/** A message in a channel's list. It omits the channel, which is the same for all. */
export function ChannelMessage({ message }: ChannelMessageProps) {
  const words = useStrings(messageStrings);
  const isUnread = message.direction === 'inbound' && !message.isRead;
  return (
    <div className={styles.message}>
      <div className={styles.head}>
        {isUnread && <Dot label={words.unread} />}
        <bdi className={styles.name} data-unread={isUnread || undefined}>
          <FoundText>{contactNameOf(message, words)}</FoundText>
        </bdi>
        {message.direction === 'outbound' && <Badge>{words.sent}</Badge>}
        <span className={styles.control}>
          <PriorityWithReasons priority={message.priority} reasons={message.priorityReasons} tabIndex={-1} />
        </span>
      </div>
      <p className={styles.content} dir="auto">
        {message.content ? <FoundText isExcerpt>{message.content}</FoundText> : words.noContent}
      </p>
      <p className={styles.date}>
        <span className={styles.when}>
          <MessageDate instant={message.createdAt} />
        </span>
        <MessageMarks message={message} />
      </p>
    </div>
  );
}

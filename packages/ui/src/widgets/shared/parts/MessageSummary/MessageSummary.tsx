import type { Message } from '@concordia/api-client';
import { Dot } from '../../../../components/Badge';
import { ChannelMark } from '../../../../components/Chip';
import { Icon } from '../../../../components/Icon';
import { RelativeTime } from '../../../../components/RelativeTime';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import { contactNameOf } from '../../../inbox/messages/words';
import { FoundText } from '../FoundText';
import { MessageMarks } from '../MessageMarks';
import { PriorityWithReasons } from '../PriorityWithReasons';
import * as styles from './MessageSummary.css';

export interface MessageSummaryProps {
  message: Message;
  /** Tab index of the controls inside, for lists with a roving tab index. */
  tabIndex?: 0 | -1;
}

/** A message at a glance, laid over the control that opens it. Unread shows as weight, a dot and a word, not by color alone. */
export function MessageSummary({ message, tabIndex }: MessageSummaryProps) {
  const words = useStrings(messageStrings);
  const isUnread = message.direction === 'inbound' && !message.isRead;
  return (
    <div className={styles.summary} data-unread={isUnread || undefined}>
      <div className={styles.head}>
        {isUnread && <Dot label={words.unread} />}
        <bdi className={styles.name}>
          <FoundText>{contactNameOf(message, words)}</FoundText>
        </bdi>
        {message.isUrgent === 1 && (
          <span className={styles.urgent}>
            <Icon name="flag" size="small" />
            {words.urgent}
          </span>
        )}
        <span className={styles.control}>
          <PriorityWithReasons priority={message.priority} reasons={message.priorityReasons} tabIndex={tabIndex} />
        </span>
      </div>
      {message.subject && (
        <p className={styles.subject} dir="auto">
          <FoundText>{message.subject}</FoundText>
        </p>
      )}
      <p className={styles.content} dir="auto">
        {message.content ? <FoundText isExcerpt>{message.content}</FoundText> : words.noContent}
      </p>
      <div className={styles.foot}>
        <span className={styles.channelName}>
          <ChannelMark channel={message.channel} showsName tone="muted" />
        </span>
        <span className={styles.channelMark}>
          <ChannelMark channel={message.channel} />
        </span>
        <span className={styles.time}>
          <RelativeTime instant={message.createdAt} />
        </span>
        <MessageMarks message={message} />
      </div>
    </div>
  );
}

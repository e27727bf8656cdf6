import type { Message } from '@concordia/api-client';
import { Avatar } from '../../../../components/Avatar';
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
  /** Prefix of the ids that `summaryParts` lists. */
  idBase?: string;
}

/** Ids of what a message's name leaves out: unread, urgent, priority, channel and time. For `aria-describedby`; absent parts have no element. */
export const summaryParts = (idBase: string): string => PARTS.map((part) => `${idBase}-${part}`).join(' ');

const PARTS = ['unread', 'urgent', 'priority', 'foot'] as const;

/** A message at a glance, laid over the control that opens it. Unread shows as weight, a dot and a word, not by color alone. */
export function MessageSummary({ message, tabIndex, idBase }: MessageSummaryProps) {
  const idOf = (part: (typeof PARTS)[number]) => (idBase === undefined ? undefined : `${idBase}-${part}`);
  const words = useStrings(messageStrings);
  const isUnread = message.direction === 'inbound' && !message.isRead;
  return (
    <div className={styles.container}>
      <div className={styles.summary} data-unread={isUnread || undefined}>
        <span className={styles.avatar}>
          <Avatar name={message.contact?.name ?? null} size="small" />
        </span>
        <div className={styles.head}>
          {isUnread && (
            <span id={idOf('unread')} className={styles.dot}>
              <Dot label={words.unread} />
            </span>
          )}
          <bdi className={styles.name}>
            <FoundText>{contactNameOf(message, words)}</FoundText>
          </bdi>
          {message.isUrgent === 1 && (
            <span id={idOf('urgent')} className={styles.urgent}>
              <Icon name="flag" size="small" />
              {words.urgent}
            </span>
          )}
          <span id={idOf('priority')} className={styles.control}>
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
        <div id={idOf('foot')} className={styles.foot}>
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
    </div>
  );
}

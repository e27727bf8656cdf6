import { Avatar } from '../../../../components/Avatar';
import { Badge, Dot } from '../../../../components/Badge';
import { ChannelMark } from '../../../../components/Chip';
import { Icon } from '../../../../components/Icon';
import { RelativeTime } from '../../../../components/RelativeTime';
import { useStrings } from '../../../../locale';
import { labelStrings } from '../../../../strings/generated/label';
import { messageStrings } from '../../../../strings/message';
import { type DeskItem, isUnread as isItemUnread } from '../../../inbox/messages/deskItem';
import { contactNameOf } from '../../../inbox/messages/words';
import { FoundText } from '../FoundText';
import { MessageMarks } from '../MessageMarks';
import { PriorityWithReasons } from '../PriorityWithReasons';
import { ConversationCounts, unreadLabel } from './ConversationCounts';
import * as styles from './MessageSummary.css';

export interface MessageSummaryProps {
  message: DeskItem;
  /** Tab index of the controls inside, for lists with a roving tab index. */
  tabIndex?: 0 | -1;
  /** Prefix of the ids that `summaryParts` lists. */
  idBase?: string;
  /** Names the column, for lists of several. @default false */
  showsColumn?: boolean;
}

/** Ids of what a message's name leaves out: unread, urgent, priority, channel and time. For `aria-describedby`; absent parts have no element. */
export const summaryParts = (idBase: string): string => PARTS.map((part) => `${idBase}-${part}`).join(' ');

const PARTS = ['unread', 'urgent', 'priority', 'foot'] as const;

/** A message or conversation at a glance, laid over the control that opens it. Unread shows as weight, a dot and a word, not by color alone. */
export function MessageSummary({ message, tabIndex, idBase, showsColumn = false }: MessageSummaryProps) {
  const idOf = (part: (typeof PARTS)[number]) => (idBase === undefined ? undefined : `${idBase}-${part}`);
  const words = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  const { conversation } = message;
  const isUnread = isItemUnread(message);
  return (
    <div className={styles.container}>
      <div className={styles.summary} data-unread={isUnread || undefined}>
        <span className={styles.avatar}>
          <Avatar name={message.contact?.name ?? null} picture={message.contact?.pictureUrl} size="small" />
        </span>
        <div className={styles.head}>
          {isUnread && (
            <span id={idOf('unread')} className={styles.dot}>
              <Dot label={unreadLabel(conversation, words)} />
            </span>
          )}
          <bdi className={styles.name}>
            <FoundText>{contactNameOf(message, words)}</FoundText>
          </bdi>
          {conversation !== undefined && <ConversationCounts conversation={conversation} />}
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
          {conversation !== undefined && message.direction === 'outbound' && (
            <span className={styles.you}>{words.youWrote} </span>
          )}
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
          {showsColumn && <Badge>{column({ status: message.status })}</Badge>}
        </div>
      </div>
    </div>
  );
}

import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { PriorityWithReasons } from '../../shared/parts/PriorityWithReasons';
import { canBeMarkedUrgent, canBeUnread, type DeskItem } from '../messages/deskItem';
import { useChangeAndGoOn } from '../messages/useChangeAndGoOn';
import { useChangeMessage } from '../messages/useChangeMessage';
import { ColumnButton } from './ColumnButton';
import * as styles from './MessageActions.css';
import { MoreButton } from './MoreButton';
import { TriageActions } from './TriageActions';

/** What can be done with the conversation. What takes it out of its list opens the next one, as the keys do. */
export function MessageActions({ message }: { message: DeskItem }) {
  const words = useStrings(messageStrings);
  const { complete } = useStrings(threadStrings);
  const change = useChangeMessage();
  const changeAndGoOn = useChangeAndGoOn();
  const { isRead, isUrgent } = message;
  const unreadLabel = isRead ? words.markUnread : words.markRead;
  const urgentLabel = isUrgent === 1 ? words.markNotUrgent : words.markUrgent;
  return (
    <div className={styles.actions}>
      <div className={styles.place}>
        <div className={styles.column}>
          <ColumnButton
            conversationId={message.conversationId}
            status={message.status}
            onMove={(status) => void change(message, { status })}
          />
        </div>
        {message.status !== 'completed' && (
          <IconButton
            icon="check"
            label={complete}
            size="small"
            onPress={() => changeAndGoOn([message], { status: 'completed' })}
          />
        )}
      </div>
      {canBeUnread(message) && (
        <IconButton
          icon={isRead ? 'mail' : 'mail-open'}
          label={unreadLabel}
          size="small"
          onPress={() => void change(message, { isRead: !isRead })}
        />
      )}
      {canBeMarkedUrgent(message) && (
        <span className={styles.flag} data-urgent={isUrgent === 1 || undefined}>
          <IconButton
            icon="flag"
            label={urgentLabel}
            size="small"
            onPress={() => void change(message, { isUrgent: isUrgent === 1 ? 0 : 1 })}
          />
        </span>
      )}
      <TriageActions message={message} />
      <MoreButton message={message} />
      <span className={styles.priority}>
        <PriorityWithReasons priority={message.priority} reasons={message.priorityReasons} />
      </span>
    </div>
  );
}

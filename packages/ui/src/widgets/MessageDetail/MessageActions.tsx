import type { Message } from '@concordia/api-client';
import { MESSAGE_STATUSES, STATUS_NAMES } from '@concordia/domain';
import { IconButton } from '../../components/Button';
import { Select } from '../../components/Select';
import { messageStrings } from '../messages/strings';
import { useChangeMessage } from '../messages/useChangeMessage';
import { PriorityWithReasons } from '../parts/PriorityWithReasons';
import * as styles from './MessageActions.css';

const COLUMNS = MESSAGE_STATUSES.map((id) => ({ id, label: STATUS_NAMES[id] }));

/** What one does with the open message: moves it on, or marks it. */
export function MessageActions({ message }: { message: Message }) {
  const change = useChangeMessage();
  const { isRead, isUrgent, direction } = message;
  const unreadLabel = isRead ? messageStrings.markUnread : messageStrings.markRead;
  const urgentLabel = isUrgent === 1 ? messageStrings.markNotUrgent : messageStrings.markUrgent;
  return (
    <div className={styles.actions}>
      <div className={styles.column}>
        <Select
          label={messageStrings.status}
          isLabelHidden
          size="small"
          options={COLUMNS}
          value={message.status}
          onChange={(status) => void (status !== message.status && change(message, { status }))}
        />
      </div>
      {direction === 'inbound' && (
        <IconButton
          icon={isRead ? 'mail' : 'mail-open'}
          label={unreadLabel}
          size="small"
          onPress={() => void change(message, { isRead: !isRead })}
        />
      )}
      <span className={styles.flag} data-urgent={isUrgent === 1 || undefined}>
        <IconButton
          icon="flag"
          label={urgentLabel}
          size="small"
          onPress={() => void change(message, { isUrgent: isUrgent === 1 ? 0 : 1 })}
        />
      </span>
      <span className={styles.priority}>
        <PriorityWithReasons priority={message.priority} reasons={message.priorityReasons} />
      </span>
    </div>
  );
}

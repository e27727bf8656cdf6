import { MESSAGE_STATUSES } from '@concordia/domain';
import { IconButton } from '../../../components/Button';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { PriorityWithReasons } from '../../shared/parts/PriorityWithReasons';
import { canBeMarkedUrgent, canBeUnread, type DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';
import * as styles from './MessageActions.css';
import { MoreButton } from './MoreButton';
import { TriageActions } from './TriageActions';

export function MessageActions({ message }: { message: DeskItem }) {
  const words = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  const change = useChangeMessage();
  const { isRead, isUrgent } = message;
  const unreadLabel = isRead ? words.markUnread : words.markRead;
  const urgentLabel = isUrgent === 1 ? words.markNotUrgent : words.markUrgent;
  return (
    <div className={styles.actions}>
      <div className={styles.column}>
        <Select
          label={words.status}
          isLabelHidden
          size="small"
          options={MESSAGE_STATUSES.map((id) => ({ id, label: column({ status: id }) }))}
          value={message.status}
          onChange={(status) => void (status !== message.status && change(message, { status }))}
        />
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

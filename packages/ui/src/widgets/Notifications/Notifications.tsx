import { getListMessagesUrl, type Message } from '@concordia/api-client';
import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../../components/Button';
import { useStrings } from '../../locale';
import { notificationStrings } from '../../strings/notifications';
import { useMessageList } from '../messages/useMessageList';
import { attentionIn } from './attention';
import { NotificationPopover } from './NotificationPopover';
import * as styles from './Notifications.css';

export interface NotificationsProps {
  /** Called with the message that somebody wants to see; the popover has closed. */
  onOpenMessage: (messageId: string) => void;
}

/** The newest of the inbox; what is urgent or unread beyond them is on the board. */
const inboxUrl = getListMessagesUrl({ status: 'inbox', limit: 50 });

const isInInbox = ({ status }: Message): boolean => status === 'inbox';

/** The bell: what is urgent and what is unread, a press away, and a dot while something urgent has not been read. */
export function Notifications({ onOpenMessage }: NotificationsProps) {
  const words = useStrings(notificationStrings);
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const inbox = useMessageList(inboxUrl, isInInbox);
  const attention = useMemo(() => attentionIn(inbox.items), [inbox.items]);
  return (
    <div className={styles.bell}>
      <IconButton
        ref={bell}
        icon="bell"
        size="large"
        label={attention.hasUnreadUrgent ? words.unreadUrgent : words.title}
        tooltipPlacement="bottom"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {attention.hasUnreadUrgent && <span className={styles.dot} />}
      {isOpen && (
        <NotificationPopover
          triggerRef={bell}
          inbox={inbox}
          attention={attention}
          onClose={() => setOpen(false)}
          onOpenMessage={onOpenMessage}
        />
      )}
    </div>
  );
}

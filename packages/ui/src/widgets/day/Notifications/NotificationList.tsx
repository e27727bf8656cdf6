import type { Notification } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { useNow } from '../../../components/RelativeTime';
import { dayOf, useStrings, useTimeZone } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import { NotificationItem } from './NotificationItem';
import * as styles from './Notifications.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const words = useStrings(notificationStrings);
  const zone = useTimeZone();
  const today = dayOf(useNow(), zone).toString();
  const isToday = ({ createdAt }: Notification) => dayOf(Date.parse(createdAt), zone).toString() === today;
  return (
    <>
      <Group name={words.today} notifications={notifications.filter(isToday)} onOpen={onOpen} />
      <Group name={words.earlier} notifications={notifications.filter((one) => !isToday(one))} onOpen={onOpen} />
    </>
  );
}

function Group({ name, notifications, onOpen }: NotificationListProps & { name: string }) {
  const nameId = useId();
  if (notifications.length === 0) return null;
  return (
    <div>
      <div className={styles.groupName}>
        <Heading level={3} size="caption" tone="muted" id={nameId}>
          {name}
        </Heading>
      </div>
      <ul aria-labelledby={nameId}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

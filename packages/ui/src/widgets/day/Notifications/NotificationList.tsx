import type { Notification } from '@concordia/api-client';
import { useId } from 'react';
import { Dot } from '../../../components/Badge';
import { Heading } from '../../../components/Heading';
import { Icon, type IconName } from '../../../components/Icon';
import { RelativeTime, useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { dayOf, useStrings, useTimeZone } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
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
            <Item notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const drawings = {
  urgent_message: 'flag',
  send_failed: 'circle-alert',
  task_due: 'clock',
  snooze_ended: 'hourglass',
  channel_expired: 'link',
  brief_ready: 'sun',
  campaign_stopped: 'pause',
  webhook_disabled: 'link',
} as const satisfies Record<Notification['kind'], IconName>;

const BAD: ReadonlySet<Notification['kind']> = new Set([
  'urgent_message',
  'send_failed',
  'channel_expired',
  'campaign_stopped',
  'webhook_disabled',
]);

interface ItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

function Item({ notification, onOpen }: ItemProps) {
  const words = useStrings(notificationStrings);
  const { kind, title, reason, contactName, createdAt, seenAt } = notification;
  const what = words.what[kind];
  const subject = reason ?? title;
  const isBad = BAD.has(kind);
  return (
    <button type="button" className={styles.item} onClick={() => onOpen(notification)}>
      <span className={styles.itemHead}>
        {seenAt === null && <Dot label={words.isNew} />}
        <span className={styles.mark({ isBad })}>
          <Icon name={drawings[kind]} size="small" />
        </span>
        <span className={styles.itemName} dir="auto">
          {contactName ?? what}
        </span>
        <Text as="span" size="caption" tone="muted">
          <RelativeTime instant={createdAt} />
        </Text>
      </span>
      <Text as="span" size="dense" tone="muted" maxLines={2} dir="auto">
        {subject === null ? what : words.about({ what, subject })}
      </Text>
    </button>
  );
}

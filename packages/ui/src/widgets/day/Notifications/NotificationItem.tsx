import type { Notification } from '@concordia/api-client';
import { Dot } from '../../../components/Badge';
import { Icon, type IconName } from '../../../components/Icon';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import * as styles from './Notifications.css';

const drawings = {
  urgent_message: 'flag',
  send_failed: 'circle-alert',
  task_due: 'clock',
  snooze_ended: 'hourglass',
  channel_expired: 'link',
  brief_ready: 'sun',
  campaign_stopped: 'pause',
  webhook_disabled: 'link',
  template_decided: 'file-text',
} as const satisfies Record<Notification['kind'], IconName>;

const BAD: ReadonlySet<Notification['kind']> = new Set([
  'urgent_message',
  'send_failed',
  'channel_expired',
  'campaign_stopped',
  'webhook_disabled',
]);

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** One notification. A press opens what it is about. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
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

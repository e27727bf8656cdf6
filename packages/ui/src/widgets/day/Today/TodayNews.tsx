import type { Notification } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import { NotificationItem } from '../Notifications/NotificationItem';
import { useMarkSeen } from '../Notifications/useMarkSeen';
import { type Reading, TodaySection } from './TodaySection';

interface TodayNewsProps {
  /** Newest first, not seen yet. */
  notifications: readonly Notification[];
  reading: Reading;
  onOpen: (notification: Notification) => void;
}

/** Notifications not seen yet. Opening one marks it as seen. */
export function TodayNews({ notifications, reading, onOpen }: TodayNewsProps) {
  const words = useStrings(todayStrings);
  const markSeen = useMarkSeen();
  return (
    <TodaySection title={words.news} isEmpty={notifications.length === 0} reading={reading}>
      {(headingId) => (
        <ul aria-labelledby={headingId}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationItem
                notification={notification}
                onOpen={(opened) => {
                  void markSeen({ ids: [opened.id] });
                  onOpen(opened);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </TodaySection>
  );
}

import { useGetNotificationSummary } from '@concordia/api-client';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import * as styles from './Notifications.css';
import type { SystemNotifier } from './systemNotifier';

/** Loaded on demand: the bell is on every screen. */
const NotificationPopover = lazy(() =>
  import('./NotificationPopover').then((module) => ({ default: module.NotificationPopover })),
);

export interface NotificationsProps {
  onOpenMessage: (messageId: string) => void;
  /** Called with the campaign that stopped automatically. */
  onOpenCampaign: (campaignId: string) => void;
  /** Where the whole day is. */
  todayHref: string;
  /** Shows notifications outside the page. Without it the switch is hidden. */
  system?: SystemNotifier;
}

/** The bell: a dot while there are new notifications, and the list in a popover. */
export function Notifications({ onOpenMessage, onOpenCampaign, todayHref, system }: NotificationsProps) {
  const words = useStrings(notificationStrings);
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const { data } = useGetNotificationSummary();
  const unseen = data?.unseen ?? 0;
  return (
    <div className={styles.bell}>
      <IconButton
        ref={bell}
        icon="bell"
        size="large"
        label={unseen > 0 ? words.withUnseen({ unseen }) : words.title}
        tooltipPlacement="bottom"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {unseen > 0 && <span className={styles.dot} />}
      {isOpen && (
        <Suspense>
          <NotificationPopover
            triggerRef={bell}
            onClose={() => setOpen(false)}
            onOpenMessage={onOpenMessage}
            onOpenCampaign={onOpenCampaign}
            todayHref={todayHref}
            {...(system && { system })}
          />
        </Suspense>
      )}
    </div>
  );
}

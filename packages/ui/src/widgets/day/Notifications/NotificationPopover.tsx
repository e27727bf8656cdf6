import type { RefObject } from 'react';
import { Link } from '../../../components/Link';
import { Popover } from '../../../components/Popover';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import { TaskList } from '../TaskList';
import { NotificationPanel } from './NotificationPanel';
import * as styles from './Notifications.css';
import { SystemSwitch } from './SystemSwitch';
import type { SystemNotifier } from './systemNotifier';

interface NotificationPopoverProps {
  triggerRef: RefObject<Element | null>;
  onOpenMessage: (messageId: string) => void;
  onOpenCampaign: (campaignId: string) => void;
  onClose: () => void;
  todayHref: string;
  system?: SystemNotifier;
}

export function NotificationPopover(props: NotificationPopoverProps) {
  const { triggerRef, onClose, onOpenMessage, onOpenCampaign, todayHref, system } = props;
  const words = useStrings(notificationStrings);
  const closing = (open: (id: string) => void) => (id: string) => {
    onClose();
    open(id);
  };
  return (
    <Popover
      aria-label={words.title}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.scroll}>
          <Tabs>
            <TabList label={words.views}>
              <Tab id="news">{words.news}</Tab>
              <Tab id="due">{words.due}</Tab>
            </TabList>
            <TabPanel id="news">
              <NotificationPanel onOpenMessage={closing(onOpenMessage)} onOpenCampaign={closing(onOpenCampaign)} />
            </TabPanel>
            <TabPanel id="due">
              <TaskList scope="today" isHeadingHidden onOpenMessage={closing(onOpenMessage)} />
            </TabPanel>
          </Tabs>
        </div>
        <Link href={todayHref} isStandalone icon="sun" onPress={onClose}>
          {words.openToday}
        </Link>
        {system && <SystemSwitch system={system} />}
      </div>
    </Popover>
  );
}

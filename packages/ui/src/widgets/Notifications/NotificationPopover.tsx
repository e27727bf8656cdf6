import type { RefObject } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { Popover } from '../../components/Popover';
import { Bone } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { notificationStrings } from '../../strings/notifications';
import type { MessageList } from '../messages/useMessageList';
import { useStats } from '../messages/useStats';
import { useProblemWords } from '../problems';
import { AttentionList } from './AttentionList';
import type { Attention } from './attention';
import * as styles from './Notifications.css';

interface NotificationPanelProps {
  inbox: MessageList;
  attention: Attention;
  onOpenMessage: (messageId: string) => void;
}

interface NotificationPopoverProps extends NotificationPanelProps {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** What the bell opens, for as long as it is rendered. */
export function NotificationPopover({ triggerRef, onClose, ...panel }: NotificationPopoverProps) {
  const words = useStrings(notificationStrings);
  const open = (messageId: string) => {
    onClose();
    panel.onOpenMessage(messageId);
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
      <NotificationPanel {...panel} onOpenMessage={open} />
    </Popover>
  );
}

function NotificationPanel({ inbox, attention, onOpenMessage }: NotificationPanelProps) {
  const words = useStrings(notificationStrings);
  const problemWords = useProblemWords();
  return (
    <div className={styles.panel}>
      <WidgetFrame
        title={words.title}
        state={stateOf()}
        skeleton={
          <Stack>
            <Bone width="30%" />
            <Bone shape="block" height="3.5rem" />
            <Bone shape="block" height="3.5rem" />
          </Stack>
        }
        empty={<EmptyState size="compact" icon="bell" title={words.none} description={words.noneHelp} />}
      >
        {(shown) => <AttentionList attention={shown} onOpenMessage={onOpenMessage} />}
      </WidgetFrame>
      <Totals />
    </div>
  );

  function stateOf(): WidgetState<Attention> {
    if (!inbox.isReady) {
      if (inbox.problem === null) return { kind: 'loading' };
      const problem = { title: words.failed, description: problemWords(inbox.problem) };
      return { kind: 'failed', problem, retry: inbox.retry };
    }
    if (attention.urgent.length + attention.unread.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: attention, isRefreshing: inbox.isRefreshing };
  }
}

/** The whole workspace's counts: the list above is only the newest of them. */
function Totals() {
  const words = useStrings(notificationStrings);
  const { data: stats } = useStats();
  if (stats === undefined) return null;
  return (
    <div className={styles.foot}>
      <Text size="caption" tone="muted">
        {words.totals(stats.urgent, stats.unread)}
      </Text>
    </div>
  );
}

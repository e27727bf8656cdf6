import { getListMessagesUrl, type Message } from '@concordia/api-client';
import { useMemo } from 'react';
import { Dot } from '../../components/Badge';
import { IconButton } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Popover, PopoverTrigger } from '../../components/Popover';
import { Bone } from '../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../components/WidgetFrame';
import { problemWords } from '../ImportMailbox';
import { type MessageList, useMessageList } from '../messages/useMessageList';
import { useStats } from '../messages/useStats';
import { AttentionList } from './AttentionList';
import { type Attention, attentionIn } from './attention';
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
  const inbox = useMessageList(inboxUrl, isInInbox);
  const attention = useMemo(() => attentionIn(inbox.items), [inbox.items]);
  return (
    <PopoverTrigger>
      <div className={styles.bell}>
        <IconButton
          icon="bell"
          size="large"
          label={attention.hasUnreadUrgent ? 'Notifications: unread urgent messages' : 'Notifications'}
          tooltipPlacement="bottom"
        />
        {attention.hasUnreadUrgent && (
          <span className={styles.dot}>
            <Dot />
          </span>
        )}
      </div>
      <Popover aria-label="Notifications" placement="bottom end">
        {({ close }) => (
          <NotificationPanel
            inbox={inbox}
            attention={attention}
            onOpenMessage={(messageId) => {
              close();
              onOpenMessage(messageId);
            }}
          />
        )}
      </Popover>
    </PopoverTrigger>
  );
}

interface NotificationPanelProps extends NotificationsProps {
  inbox: MessageList;
  attention: Attention;
}

function NotificationPanel({ inbox, attention, onOpenMessage }: NotificationPanelProps) {
  return (
    <div className={styles.panel}>
      <WidgetFrame
        title="Notifications"
        state={stateOf(inbox, attention)}
        skeleton={
          <div className={styles.bones} aria-hidden>
            <Bone width="30%" />
            <Bone shape="block" height="3.5rem" />
            <Bone shape="block" height="3.5rem" />
          </div>
        }
        empty={
          <EmptyState
            size="compact"
            icon="bell"
            title="Nothing asks for you"
            description="No message of the inbox is urgent or unread."
          />
        }
      >
        {(shown) => <AttentionList attention={shown} onOpenMessage={onOpenMessage} />}
      </WidgetFrame>
      <Totals />
    </div>
  );
}

function stateOf(inbox: MessageList, attention: Attention): WidgetState<Attention> {
  if (!inbox.isReady) {
    if (inbox.problem === null) return { kind: 'loading' };
    const problem = { title: 'The notifications could not be read', description: problemWords(inbox.problem) };
    return { kind: 'failed', problem, retry: inbox.retry };
  }
  if (attention.urgent.length + attention.unread.length === 0) return { kind: 'empty' };
  return { kind: 'ready', data: attention, isRefreshing: inbox.isRefreshing };
}

/** The whole workspace's counts: the list above is only the newest of them. */
function Totals() {
  const { data: stats } = useStats();
  if (stats === undefined) return null;
  return (
    <p className={styles.foot}>
      <span>
        In all {stats.urgent.toLocaleString('en-GB')} urgent, {stats.unread.toLocaleString('en-GB')} unread
      </span>
    </p>
  );
}

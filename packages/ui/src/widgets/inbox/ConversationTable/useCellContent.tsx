import { type ChannelAccount, useListAccounts, useListMembers } from '@concordia/api-client';
import type { ConversationTableColumn } from '@concordia/domain';
import { type ReactNode, useMemo } from 'react';
import { Dot } from '../../../components/Badge';
import { ChannelMark, PriorityChip } from '../../../components/Chip';
import { Icon } from '../../../components/Icon';
import { RelativeTime } from '../../../components/RelativeTime';
import { useDateFormat, useFigure, useStrings } from '../../../locale';
import { conversationTableStrings } from '../../../strings/generated/conversationTable';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { FoundText } from '../../shared/parts/FoundText';
import { type DeskItem, isUnread } from '../messages/deskItem';
import { contactNameOf } from '../messages/words';
import * as styles from './ConversationTable.css';

type CellContent = Record<ConversationTableColumn, (item: DeskItem) => ReactNode>;

const found = (text: string | null, isExcerpt = false): ReactNode =>
  text !== null &&
  text !== '' && (
    <bdi title={text}>
      <FoundText isExcerpt={isExcerpt}>{text}</FoundText>
    </bdi>
  );

/** What each column shows of a conversation. Column, assignee, marks and snooze are those of the item, which has what was changed here. */
export function useCellContent(): CellContent {
  const words = useStrings(conversationTableStrings);
  const message = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  const { data: members } = useListMembers();
  const { data: accounts } = useListAccounts();
  const figure = useFigure();
  const day = useDateFormat({ dateStyle: 'medium' });
  const time = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return useMemo(() => {
    const nameOf = (id: string) => members?.find((member) => member.id === id)?.name;
    const accountOf = (id: string) => accounts?.find((account) => account.id === id);
    const count = (value: number | undefined) => value !== undefined && value > 0 && figure(value);
    return {
      contact: (item) => (
        <span className={styles.contact} data-unread={isUnread(item) || undefined}>
          {isUnread(item) && <Dot label={message.unread} />}
          {found(contactNameOf(item, message))}
        </span>
      ),
      subject: ({ subject, content }) => found(subject) || <span className={styles.muted}>{found(content, true)}</span>,
      message: ({ direction, content }) => (
        <>
          {direction === 'outbound' && <span className={styles.muted}>{message.youWrote} </span>}
          {found(content, true)}
        </>
      ),
      status: ({ status }) => column({ status }),
      priority: ({ priority, isUrgent }) => (
        <span className={styles.priority}>
          <PriorityChip priority={priority} />
          {isUrgent === 1 && <Icon name="flag" size="small" label={message.urgent} />}
        </span>
      ),
      unread: ({ isRead, conversation }) => !isRead && count(conversation?.unreadCount),
      assignee: ({ assigneeId }) => assigneeId !== null && found(nameOf(assigneeId) ?? words.formerMember),
      channel: ({ channel, conversation }) => (
        <span className={styles.channels}>
          <ChannelMark channel={channel} showsName tone="muted" />
          {conversation?.channels
            .filter((other) => other !== channel)
            .map((other) => (
              <ChannelMark key={other} channel={other} />
            ))}
        </span>
      ),
      account: ({ conversation }) => {
        const account = conversation?.accountId && accountOf(conversation.accountId);
        return account ? found(accountName(account)) : false;
      },
      due: ({ dueAt }) => dueAt !== null && <RelativeTime instant={dueAt} mayBeAhead />,
      waiting: ({ status, createdAt }) => status === 'waiting' && <RelativeTime instant={createdAt} />,
      snoozed: ({ snooze }) => snooze !== null && time.format(Date.parse(snooze.until)),
      sentiment: ({ sentiment: { label } }) => label !== 'unknown' && words.sentiments[label],
      projects: ({ conversation }) => found(conversation?.projects.map(({ name }) => name).join(', ') ?? null),
      messages: ({ conversation }) => count(conversation?.messageCount),
      activity: ({ createdAt }) => <RelativeTime instant={createdAt} />,
      started: ({ conversation }) => conversation && day.format(Date.parse(conversation.firstMessageAt)),
    };
  }, [words, message, column, members, accounts, figure, day, time]);
}

const accountName = ({ name, address, account }: ChannelAccount): string => name || address || account || '';

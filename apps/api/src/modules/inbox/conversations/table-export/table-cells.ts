import type { Conversation } from '@concordia/contract/inbox';
import type { ConversationTableColumn } from '@concordia/domain';

const TITLES = {
  contact: 'Contact',
  subject: 'Subject',
  message: 'Last message',
  status: 'Column',
  priority: 'Priority',
  unread: 'Unread',
  assignee: 'Assigned to',
  channel: 'Channels',
  account: 'Account',
  due: 'Due',
  waiting: 'Waiting since',
  snoozed: 'Snoozed until',
  sentiment: 'Sentiment',
  projects: 'Projects',
  messages: 'Messages',
  activity: 'Last activity',
  started: 'Started',
} as const satisfies Record<ConversationTableColumn, string>;

export const titleOf = (column: ConversationTableColumn): string => TITLES[column];

/** What conversations refer to, by id. */
interface Names {
  readonly members: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

type Cells = Record<ConversationTableColumn, (one: Conversation, names: Names) => string>;

const nameOf = (names: ReadonlyMap<string, string>, id: string | null): string =>
  id === null ? '' : (names.get(id) ?? '');

const CELLS = {
  contact: ({ contact }) => contact?.name ?? '',
  subject: ({ subject }) => subject ?? '',
  message: ({ lastMessage }) => lastMessage?.content ?? '',
  status: ({ status }) => status,
  priority: ({ priority }) => String(priority),
  unread: ({ unreadCount }) => String(unreadCount),
  assignee: ({ assigneeId }, { members }) => nameOf(members, assigneeId),
  channel: ({ channels }) => channels.join(', '),
  account: ({ accountId }, { accounts }) => nameOf(accounts, accountId),
  due: ({ dueAt }) => dueAt ?? '',
  waiting: ({ status, lastMessageAt }) => (status === 'waiting' ? lastMessageAt : ''),
  snoozed: ({ snooze }) => snooze?.until ?? '',
  sentiment: ({ lastMessage }) => lastMessage?.sentiment.label ?? '',
  projects: ({ projects }) => projects.map(({ name }) => name).join(', '),
  messages: ({ messageCount }) => String(messageCount),
  activity: ({ lastMessageAt }) => lastMessageAt,
  started: ({ firstMessageAt }) => firstMessageAt,
} as const satisfies Cells;

/** The text of a cell; times in ISO 8601, UTC. */
export const cellOf = (one: Conversation, column: ConversationTableColumn, names: Names): string =>
  CELLS[column](one, names);

import type { SortOrder } from '../../shared/text/contact-sort.js';

/** What conversations can be sorted by. */
export const CONVERSATION_SORTS = [
  'activity',
  'contact',
  'subject',
  'channel',
  'status',
  'priority',
  'unread',
  'assignee',
  'due',
  'waiting',
  'messages',
  'started',
] as const;

export type ConversationSort = (typeof CONVERSATION_SORTS)[number];

const FROM_THE_LARGEST: readonly ConversationSort[] = ['activity', 'priority', 'unread', 'messages', 'started'];

/** The order of a sort for which none is named: words from A, due times and waits from the earliest, all else from the newest or most. */
export const usualConversationOrder = (sort: ConversationSort): SortOrder =>
  FROM_THE_LARGEST.includes(sort) ? 'desc' : 'asc';

/** The columns of the table of conversations, in their first order. */
export const CONVERSATION_TABLE_COLUMNS = [
  'contact',
  'subject',
  'message',
  'status',
  'priority',
  'unread',
  'assignee',
  'channel',
  'account',
  'due',
  'waiting',
  'snoozed',
  'sentiment',
  'projects',
  'messages',
  'activity',
  'started',
] as const;

export type ConversationTableColumn = (typeof CONVERSATION_TABLE_COLUMNS)[number];

/** Which columns of the board a table shows: what is open, everything, or one of them. */
export const CONVERSATION_SCOPES = ['open', 'all', 'inbox', 'in_progress', 'waiting', 'completed'] as const;

export type ConversationScope = (typeof CONVERSATION_SCOPES)[number];

import type { ViewQuery } from '@concordia/api-client';
import { type Channel, type PriorityTier, priorityTier } from '@concordia/domain';
import { type DeskItem, isUnread as isItemUnread } from './deskItem';
import { findWords } from './findWords';

/** Filters on messages. Empty, `null` and false match everything; the others must all match. */
export interface MessageFilters {
  /** Words in the subject, the text or the contact's name. */
  readonly q: string;
  readonly priority: PriorityTier | null;
  readonly channel: Channel | null;
  /** An account of a channel. */
  readonly accountId: string | null;
  readonly projectId: string | null;
  readonly assigneeId: string | null;
  /** Only messages of contacts that match this selector query. */
  readonly people: string;
  readonly isUrgent: boolean;
  readonly isUnread: boolean;
  /** Only snoozed messages, which are otherwise left out. */
  readonly isSnoozed: boolean;
}

export const NO_FILTERS: MessageFilters = {
  q: '',
  priority: null,
  channel: null,
  accountId: null,
  projectId: null,
  assigneeId: null,
  people: '',
  isUrgent: false,
  isUnread: false,
  isSnoozed: false,
};

/** All filter names, in display order. */
export const FILTER_NAMES = [
  'q',
  'priority',
  'channel',
  'accountId',
  'projectId',
  'assigneeId',
  'people',
  'isUrgent',
  'isUnread',
  'isSnoozed',
] as const satisfies readonly (keyof MessageFilters)[];

export type FilterName = (typeof FILTER_NAMES)[number];

export function activeFilters(filters: MessageFilters): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => filters[name] !== NO_FILTERS[name]);
}

export function sameFilters(a: MessageFilters, b: MessageFilters): boolean {
  return FILTER_NAMES.every((name) => a[name] === b[name]);
}

export const isFiltered = (filters: MessageFilters): boolean => !sameFilters(filters, NO_FILTERS);

export const without = (filters: MessageFilters, name: FilterName): MessageFilters => ({
  ...filters,
  [name]: NO_FILTERS[name],
});

export function queryOf(filters: MessageFilters): ViewQuery {
  const { q, priority, channel, accountId, projectId, assigneeId, people, isUrgent, isUnread, isSnoozed } = filters;
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(priority !== null && { priority }),
    ...(channel !== null && { channel }),
    ...(accountId !== null && { accountId }),
    ...(projectId !== null && { projectId }),
    ...(assigneeId !== null && { assigneeId }),
    ...(people !== '' && { people }),
    ...(isUrgent && { urgent: true }),
    ...(isUnread && { unread: true }),
    ...(isSnoozed && { snoozed: true }),
  };
}

export function filtersOf(query: ViewQuery): MessageFilters {
  return {
    q: query.q ?? '',
    priority: query.priority ?? null,
    channel: query.channel ?? null,
    accountId: query.accountId ?? null,
    projectId: query.projectId ?? null,
    assigneeId: query.assigneeId ?? null,
    people: query.people ?? '',
    isUrgent: query.urgent ?? false,
    isUnread: query.unread ?? false,
    isSnoozed: query.snoozed ?? false,
  };
}

/**
 * Whether a message just changed here matches, as far as the message itself tells. Project and selector query are left to the server.
 * A search is matched against the text on the card until the server, which knows the full text, responds.
 */
export function passes(message: DeskItem, filters: MessageFilters): boolean {
  const { q, priority, channel, accountId, assigneeId, isUrgent, isUnread, isSnoozed } = filters;
  const isAsleep = message.snooze !== null;
  if (isSnoozed && !isAsleep) return false;
  if ((isUrgent || isUnread) && isAsleep !== isSnoozed) return false;
  if (priority !== null && priorityTier(message.priority) !== priority) return false;
  if (channel !== null && message.channel !== channel) return false;
  if (accountId !== null && message.conversation !== undefined && message.conversation.accountId !== accountId)
    return false;
  if (assigneeId !== null && message.assigneeId !== assigneeId) return false;
  if (isUrgent && (message.isUrgent !== 1 || message.status === 'completed')) return false;
  if (isUnread && !isItemUnread(message)) return false;
  if (q.trim() === '') return true;
  const text = [message.contact?.name ?? '', message.subject ?? '', message.content].join(' ');
  return findWords(text, q).length > 0;
}

import { type Channel, isChannel, PRIORITY_TIERS, type PriorityTier } from '@concordia/domain';
import { type MessageFilters, NO_FILTERS } from '@concordia/ui/widgets/inbox/messages';

/** The dashboard's state, kept in the address so that it can be bookmarked, shared and navigated. */
export interface Place {
  readonly filters: MessageFilters;
  /** The view that set the filters; `null` for none. */
  readonly viewId: string | null;
  /** The open conversation; `null` for none. */
  readonly conversationId: string | null;
  /** The open message, where a list of messages or a link opened it; `null` for none. */
  readonly messageId: string | null;
}

/** What is open, by the id that the lists know it by. */
export const openIdOf = ({ conversationId, messageId }: Place): string | null => conversationId ?? messageId;

/** The server's limit for search text. */
const LONGEST_SEARCH = 200;

const LONGEST_QUERY = 1_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const tierOf = (text: string | null): PriorityTier | null => PRIORITY_TIERS.find((tier) => tier === text) ?? null;
const channelOf = (text: string | null): Channel | null => (text !== null && isChannel(text) ? text : null);
const idOf = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

const textOf = (text: string | null, longest: number): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, longest);

/** Reads filters from search parameters; invalid values count as absent. */
export function filtersIn(params: URLSearchParams): MessageFilters {
  const isOn = (name: string) => params.get(name) === 'true';
  return {
    q: textOf(params.get('q'), LONGEST_SEARCH),
    priority: tierOf(params.get('priority')),
    channel: channelOf(params.get('channel')),
    accountId: idOf(params.get('account')),
    projectId: idOf(params.get('project')),
    assigneeId: idOf(params.get('assignee')),
    people: textOf(params.get('people'), LONGEST_QUERY),
    isUrgent: isOn('urgent'),
    isUnread: isOn('unread'),
    isSnoozed: isOn('snoozed'),
  };
}

/** Reads the state from search parameters; invalid values count as absent. */
export function placeOf(params: URLSearchParams): Place {
  return {
    filters: filtersIn(params),
    viewId: idOf(params.get('view')),
    conversationId: idOf(params.get('conversation')),
    messageId: params.get('message') || null,
  };
}

/** Writes the state to search parameters; unrelated ones are kept. */
export function paramsOf(
  { filters, viewId, conversationId, messageId }: Place,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  const flag = (isOn: boolean) => (isOn ? 'true' : null);
  put('q', filters.q.trim());
  put('priority', filters.priority);
  put('channel', filters.channel);
  put('account', filters.accountId);
  put('project', filters.projectId);
  put('assignee', filters.assigneeId);
  put('people', filters.people);
  put('urgent', flag(filters.isUrgent));
  put('unread', flag(filters.isUnread));
  put('snoozed', flag(filters.isSnoozed));
  put('view', viewId);
  put('conversation', conversationId);
  put('message', messageId);
  return next;
}

/** The state alone as search parameters, to compare states and store one in the history. */
export const searchOf = (place: Place): string => paramsOf(place, new URLSearchParams()).toString();

/**
 * Whether a move adds a history entry. Opening something does, and so does setting a filter. Moving from message to message or channel to channel,
 * and typing on in a search, replace the entry.
 */
export function isStep(from: Place, to: Place): boolean {
  const on = ({ conversationId, messageId, ...place }: Place) => [
    ...new URLSearchParams(searchOf({ ...place, conversationId: conversationId ?? messageId, messageId: null })).keys(),
  ];
  const before = new Set(on(from));
  return on(to).some((name) => !before.has(name));
}

export const isSamePlace = (a: Place, b: Place): boolean => searchOf(a) === searchOf(b);

/** The state stored with a history entry, from which the entry was entered; `null` if there is none. */
export function cameFrom(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? placeOf(new URLSearchParams(state.from)) : null;
}

/** The initial state: no filters, nothing open. */
export const NOWHERE: Place = {
  filters: NO_FILTERS,
  viewId: null,
  conversationId: null,
  messageId: null,
};

import { type Channel, isChannel, PRIORITY_TIERS, type PriorityTier } from '@concordia/domain';
import { type MessageFilters, NO_FILTERS, sameFilters } from '@concordia/ui/widgets/inbox/messages';

/** Where somebody is on the dashboard. It lives in the address, so that it can be kept, shared and gone back to. */
export interface Place {
  /** Which messages are shown. */
  readonly filters: MessageFilters;
  /** The view that the filters came from; `null` for none. */
  readonly viewId: string | null;
  /** The open message; `null` for none. */
  readonly messageId: string | null;
}

/** What a search can hold; the server takes no more. */
const LONGEST_SEARCH = 200;

/** The longest query of the selector search. */
const LONGEST_QUERY = 1_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const tierOf = (text: string | null): PriorityTier | null => PRIORITY_TIERS.find((tier) => tier === text) ?? null;
const channelOf = (text: string | null): Channel | null => (text !== null && isChannel(text) ? text : null);
const idOf = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

const textOf = (text: string | null, longest: number): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, longest);

/** The filters in search parameters; what is not understood counts as absent. */
export function filtersIn(params: URLSearchParams): MessageFilters {
  const isOn = (name: string) => params.get(name) === 'true';
  return {
    q: textOf(params.get('q'), LONGEST_SEARCH),
    priority: tierOf(params.get('priority')),
    channel: channelOf(params.get('channel')),
    projectId: idOf(params.get('project')),
    assigneeId: idOf(params.get('assignee')),
    people: textOf(params.get('people'), LONGEST_QUERY),
    isUrgent: isOn('urgent'),
    isUnread: isOn('unread'),
    isSnoozed: isOn('snoozed'),
  };
}

/** Reads a place from search parameters; what is not understood counts as absent. */
export function placeOf(params: URLSearchParams): Place {
  return { filters: filtersIn(params), viewId: idOf(params.get('view')), messageId: params.get('message') || null };
}

/** The search parameters of a place; those that are no part of it are kept. */
export function paramsOf({ filters, viewId, messageId }: Place, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  const flag = (isOn: boolean) => (isOn ? 'true' : null);
  put('q', filters.q.trim());
  put('priority', filters.priority);
  put('channel', filters.channel);
  put('project', filters.projectId);
  put('assignee', filters.assigneeId);
  put('people', filters.people);
  put('urgent', flag(filters.isUrgent));
  put('unread', flag(filters.isUnread));
  put('snoozed', flag(filters.isSnoozed));
  put('view', viewId);
  put('message', messageId);
  return next;
}

/** The address of a place with nothing else in it, by which two places are compared and one is kept in the history. */
export const searchOf = (place: Place): string => paramsOf(place, new URLSearchParams()).toString();

/**
 * Whether going from one place to the other is a step that the back button should undo. Opening something is, and so is putting a filter on;
 * looking at one message after the other, at one channel after the other, or typing on in a search is one step however often.
 */
export function isStep(from: Place, to: Place): boolean {
  const on = (place: Place) => [...new URLSearchParams(searchOf(place)).keys()];
  const before = new Set(on(from));
  return on(to).some((name) => !before.has(name));
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.messageId === b.messageId && a.viewId === b.viewId && sameFilters(a.filters, b.filters);

/** Where the step that led to a history entry began, as it was kept with the entry; `null` when none was. */
export function cameFrom(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? placeOf(new URLSearchParams(state.from)) : null;
}

/** The dashboard as it opens: everything, and nothing open. */
export const NOWHERE: Place = { filters: NO_FILTERS, viewId: null, messageId: null };

import { type Channel, isChannel } from '@concordia/domain';

/** Where somebody is on the dashboard. It lives in the address, so that it can be kept, shared and gone back to. */
export interface Place {
  /** The channel filter; `null` shows all. */
  readonly channel: Channel | null;
  /** The open message; `null` for none. */
  readonly messageId: string | null;
}

/** Reads a place from search parameters; what is not understood counts as absent. */
export function placeOf(params: URLSearchParams): Place {
  const channel = params.get('channel') ?? '';
  return { channel: isChannel(channel) ? channel : null, messageId: params.get('message') || null };
}

/** The search parameters of a place; those that are no part of it are kept. */
export function paramsOf(place: Place, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('channel', place.channel);
  put('message', place.messageId);
  return next;
}

/**
 * Whether going from one place to the other is a step that the back button should undo. Opening something is; looking at one message after
 * the other, or at one channel after the other, is one step however often.
 */
export function isStep(from: Place, to: Place): boolean {
  const opens = (before: string | null, after: string | null) => before === null && after !== null;
  return opens(from.channel, to.channel) || opens(from.messageId, to.messageId);
}

export const isSamePlace = (a: Place, b: Place): boolean => a.channel === b.channel && a.messageId === b.messageId;

/** Where the step that led to a history entry began, as it was kept with the entry; `null` when none was. */
export function cameFrom(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('channel' in from) || !('messageId' in from)) return null;
  const { channel, messageId } = from;
  return {
    channel: typeof channel === 'string' && isChannel(channel) ? channel : null,
    messageId: typeof messageId === 'string' ? messageId : null,
  };
}

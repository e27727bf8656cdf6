import type { Message } from '@concordia/api-client';
import { amend } from '../messages/edits';
import type { MessageStore } from '../messages/messageStore';

/** The messages that an action is about: those that are chosen, or else the one that somebody is at. As they are now. */
export function targetsOf(store: MessageStore): readonly Message[] {
  const chosen = [...store.selection.all().values()];
  if (chosen.length > 0) return chosen.map((message) => amend(store.desk.find(message.id) ?? message, store.edits()));
  const current = store.desk.current();
  return current === null ? [] : [amend(current, store.edits())];
}

/**
 * The message where the work goes on when these are gone: the next one that stays, or else the one before.
 *
 * @param fromId where it goes on from.
 */
export function afterThese(order: readonly Message[], gone: readonly Message[], fromId: string): Message | null {
  const ids = new Set(gone.map(({ id }) => id));
  const from = order.findIndex(({ id }) => id === fromId);
  if (from < 0) return null;
  const stays = ({ id }: Message) => !ids.has(id);
  return order.slice(from + 1).find(stays) ?? order.slice(0, from).findLast(stays) ?? null;
}

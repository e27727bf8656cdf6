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

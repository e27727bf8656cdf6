import type { DeskItem } from '../messages/deskItem';
import { amend } from '../messages/edits';
import type { MessageStore } from '../messages/messageStore';

/** The messages an action applies to, in their latest state: the selected ones, or else the current one. */
export function targetsOf(store: MessageStore): readonly DeskItem[] {
  const chosen = [...store.selection.all().values()];
  if (chosen.length > 0) return chosen.map((message) => amend(store.desk.find(message.id) ?? message, store.edits()));
  const current = store.desk.current();
  return current === null ? [] : [amend(current, store.edits())];
}

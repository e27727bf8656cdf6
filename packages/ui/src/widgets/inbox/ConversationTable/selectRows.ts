import type { DeskItem } from '../messages/deskItem';
import type { Selection } from '../messages/selection';

/** Selects the conversations of these rows and no others, for the actions of the desk. @param items the rows read so far. */
export function selectRows(selection: Selection, items: readonly DeskItem[], keys: 'all' | ReadonlySet<string>): void {
  const chosen = keys === 'all' ? items : items.filter(({ id }) => keys.has(id));
  if (chosen.length === 0) return selection.clear();
  const ids = new Set(chosen.map(({ id }) => id));
  for (const item of selection.all().values()) if (!ids.has(item.id)) selection.toggle(item);
  selection.add(chosen);
}

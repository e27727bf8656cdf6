import type { DeskItem } from './deskItem';

/**
 * The message to continue at when these leave the list: the next remaining one, or else the previous.
 *
 * @param fromId where to start.
 */
export function afterThese(
  order: readonly DeskItem[],
  gone: readonly Pick<DeskItem, 'id'>[],
  fromId: string,
): DeskItem | null {
  const ids = new Set(gone.map(({ id }) => id));
  const from = order.findIndex(({ id }) => id === fromId);
  if (from < 0) return null;
  const stays = ({ id }: DeskItem) => !ids.has(id);
  return order.slice(from + 1).find(stays) ?? order.slice(0, from).findLast(stays) ?? null;
}

import { type RefObject, useLayoutEffect } from 'react';
import type { VirtualListHandle } from '../../../components/VirtualList';
import { useMessageStore } from './useMessageEdits';
import type { MessageList } from './useMessageList';

/**
 * Puts a list on the desk, where the keys find it.
 *
 * @param name tells it from the other lists of the screen.
 * @param rank its place among them, in the order in which one reads.
 */
export function useDeskList(
  name: string,
  rank: number,
  { items, total, isTotalMinimum }: Pick<MessageList, 'items' | 'total' | 'isTotalMinimum'>,
  list: RefObject<VirtualListHandle | null>,
): void {
  const { desk } = useMessageStore();
  useLayoutEffect(() => () => desk.take(name), [desk, name]);
  useLayoutEffect(
    () => desk.put(name, rank, { items, total, isTotalMinimum, focus: (index) => list.current?.focusRow(index) }),
    [desk, name, rank, items, total, isTotalMinimum, list],
  );
}

import type { BoardColumn } from '@concordia/api-client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { columnIdOf } from '../messages/columnId';
import type { DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';
import { useMessageStore } from '../messages/useMessageEdits';

/** Loaded with the card menu, on its first opening. */
const MarkItems = lazyWithPreload(async () => (await import('./MarkItems')).MarkItems);

/** What moving a conversation into the column of a view does, by view id. Each of these columns registers its own. */
export type Entrances = Map<string, (item: DeskItem) => void>;

/** Card actions. The functions are stable, so that cards do not re-render. */
export function useCardActions(order: readonly BoardColumn[]) {
  const change = useChangeMessage();
  const { desk } = useMessageStore();
  const [entrances] = useState<Entrances>(() => new Map());
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });

  const move = useCallback(
    (id: string, _from: string, to: string) => {
      const [message, target] = [desk.find(id), latest.current.find((column) => columnIdOf(column) === to)];
      if (message === null || target === undefined) return;
      if (target.kind === 'view') entrances.get(to)?.(message);
      else if (message.status !== target.status) void change(message, { status: target.status });
    },
    [desk, change, entrances],
  );

  const menuItems = useCallback(
    (id: string): ReactNode => {
      const message = desk.find(id);
      return message && <MarkItems message={message} onChange={change} />;
    },
    [desk, change],
  );

  return { move, menuItems, entrances };
}

import type { MessageStatus } from '@concordia/api-client';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import type { DeskItem } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';
import type { MessageList } from '../messages/useMessageList';

/** Loaded with the card menu, on its first opening. */
const MarkItems = lazyWithPreload(async () => (await import('./MarkItems')).MarkItems);

/** Card actions. The functions are stable, so that cards do not re-render. */
export function useCardActions(columns: Record<MessageStatus, MessageList>) {
  const change = useChangeMessage();
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  });
  const find = useCallback(
    (id: string, status: MessageStatus): DeskItem | undefined =>
      latest.current[status].items.find((message) => message.id === id),
    [],
  );

  const move = useCallback(
    (id: string, from: MessageStatus, to: MessageStatus) => {
      const message = find(id, from);
      if (message) void change(message, { status: to });
    },
    [find, change],
  );

  const menuItems = useCallback(
    (id: string, status: MessageStatus): ReactNode => {
      const message = find(id, status);
      return message && <MarkItems message={message} onChange={change} />;
    },
    [find, change],
  );

  return { move, menuItems };
}

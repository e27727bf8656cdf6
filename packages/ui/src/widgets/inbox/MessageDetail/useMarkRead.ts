import { useEffect, useRef } from 'react';
import { type DeskItem, isUnread } from '../messages/deskItem';
import { useChangeMessage } from '../messages/useChangeMessage';

/** Marks an unread message or conversation read once per opening, so that the user can mark it unread while it is open. */
export function useMarkRead(message: DeskItem | undefined): void {
  const change = useChangeMessage({ isQuiet: true });
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (message?.id ?? null)) return;
    opened.current = message?.id ?? null;
    if (message !== undefined && isUnread(message)) void change(message, { isRead: true });
  }, [message, change]);
}

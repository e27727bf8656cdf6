import type { Message } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { useChangeMessage } from '../messages/useChangeMessage';

/** Marks an unread message read once per opening, so that the user can mark it unread while it is open. */
export function useMarkRead(message: Message | undefined): void {
  const change = useChangeMessage({ isQuiet: true });
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (message?.id ?? null)) return;
    opened.current = message?.id ?? null;
    if (message?.direction === 'inbound' && !message.isRead) void change(message, { isRead: true });
  }, [message, change]);
}

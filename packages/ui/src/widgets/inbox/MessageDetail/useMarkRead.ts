import { useEffect, useRef } from 'react';
import { type DeskItem, isUnread } from '../messages/deskItem';
import { showReading } from '../messages/presence';
import { useChangeMessage } from '../messages/useChangeMessage';

/**
 * Marks an unread conversation read once per opening, and tells the contact where the channel does, so that the user can mark it unread while it is open.
 *
 * @param opened while a message stands for its conversation, nothing is marked: the conversation covers it, in one call.
 */
export function useMarkRead(opened: DeskItem | undefined): void {
  const change = useChangeMessage({ isQuiet: true });
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (marked.current === (opened?.conversationId ?? null)) return;
    if (opened !== undefined && opened.conversation === undefined) return;
    marked.current = opened?.conversationId ?? null;
    if (opened === undefined || !isUnread(opened)) return;
    void change(opened, { isRead: true });
    showReading(opened);
  }, [opened, change]);
}

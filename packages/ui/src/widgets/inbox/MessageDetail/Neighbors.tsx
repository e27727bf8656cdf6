import {
  getListConversationMessagesUrl,
  type MessageDetail,
  useGetDraft,
  useGetMessage,
  usePages,
} from '@concordia/api-client';
import { useCallback, useEffect, useState } from 'react';
import type { DeskItem } from '../messages/deskItem';
import { useMessageStore } from '../messages/useMessageEdits';
import { CONVERSATION_PAGE } from './useConversation';

/** Reads the next and the previous conversation of the list ahead, so that they open at once. Shows nothing; mount it anew for each. */
export function Neighbors() {
  const { desk } = useMessageStore();
  const [near, setNear] = useState<readonly DeskItem[]>([]);
  useEffect(() => {
    // What is open comes first.
    const timer = setTimeout(() => setNear([desk.beside(1), desk.beside(-1)].filter((item) => item !== null)), SETTLED);
    return () => clearTimeout(timer);
  }, [desk]);
  const drop = useCallback((id: string) => setNear((items) => items.filter((item) => item.id !== id)), []);
  return near.map((item) => <Ahead key={item.id} item={item} onRead={drop} />);
}

/** In ms. */
const SETTLED = 150;

interface AheadProps {
  item: DeskItem;
  /** Called once everything is in the cache. It is not kept up to date there; opening it reads it again. */
  onRead: (id: string) => void;
}

function Ahead({ item, onRead }: AheadProps) {
  const { conversationId } = item;
  const message = useGetMessage(item.conversation?.leadMessageId ?? item.id);
  const messages = usePages<MessageDetail>(
    getListConversationMessagesUrl(conversationId, { limit: CONVERSATION_PAGE }),
  );
  const draft = useGetDraft(conversationId);
  const isRead = [message, messages, draft].every(({ data, error }) => data !== undefined || error !== undefined);
  useEffect(() => {
    if (isRead) onRead(item.id);
  }, [isRead, item.id, onRead]);
  return null;
}

import { getListConversationMessagesUrl, hasMore, type MessageDetail, pageOf, usePages } from '@concordia/api-client';
import { useMemo } from 'react';
import { amend } from '../messages/edits';
import { useMessageEdits, useReader, useRefresh } from '../messages/useMessageEdits';

export const CONVERSATION_PAGE = 20;

/** The messages of a conversation, newest first, page by page. */
export function useConversation(conversationId: string | null) {
  const url =
    conversationId === null ? null : getListConversationMessagesUrl(conversationId, { limit: CONVERSATION_PAGE });
  const { data: pages, error, size, setSize, mutate } = usePages<MessageDetail>(url);
  const edits = useMessageEdits();
  // A merged conversation answers with the id of the one it is part of.
  useReader(useRefresh(mutate), { listUrl: url, conversationId: pages?.[0]?.[0]?.conversationId ?? null });
  const messages = useMemo(() => pages?.flat().map((message) => amend(message, edits)), [pages, edits]);
  return {
    messages,
    total: pageOf(pages?.[0]).total,
    problem: error ?? null,
    hasEarlier: hasMore(pages),
    isReadingEarlier: pages !== undefined && size > pages.length && error === undefined,
    readEarlier: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}

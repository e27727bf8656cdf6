import { useCallback } from 'react';
import { searchUrl } from '../../shared/firstPages/columnUrl';
import type { DeskItem } from './deskItem';
import { type MessageFilters, passes } from './filters';
import { type MessageList, useConversationList } from './useMessageList';

/** The conversations that a search finds, in any column and including snoozed ones. @param isLoaded without it, the list stays empty. */
export function useSearchList(filters: MessageFilters, isLoaded = true): MessageList {
  const belongs = useCallback((item: DeskItem) => isLoaded && passes(item, filters), [filters, isLoaded]);
  const list = useConversationList(isLoaded ? searchUrl(filters) : null, belongs, { keepsPrevious: true });
  // The server counts matching messages, of which a conversation may have several.
  return { ...list, total: list.isReady ? list.items.length : null, isTotalMinimum: list.hasMore };
}

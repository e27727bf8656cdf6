import type { View } from '@concordia/api-client';
import { useCallback } from 'react';
import { viewUrl } from '../../shared/firstPages/columnUrl';
import type { DeskItem } from './deskItem';
import { filtersOf, passes } from './filters';
import { type MessageList, useConversationList } from './useMessageList';

/** The open conversations that match a view. */
export function useViewList({ query }: View): MessageList {
  const isSearch = query.q !== undefined || query.people !== undefined;
  const belongs = useCallback((item: DeskItem) => isInView(item, query), [query]);
  const list = useConversationList(viewUrl(query), belongs, { keepsPrevious: true, inserts: !isSearch });
  if (query.q === undefined) return list;
  // The server counts matching messages, of which a conversation may have several.
  return { ...list, total: list.isReady ? list.items.length : null, isTotalMinimum: list.hasMore };
}

/** As far as a conversation itself tells: words and people are left to the server. */
export function isInView(item: DeskItem, query: View['query']): boolean {
  const { projectId, ...rest } = query;
  if (item.status === 'completed' && query.snoozed !== true) return false;
  if (item.snooze !== null && query.snoozed !== true) return false;
  if (projectId !== undefined && !item.conversation?.projects.some(({ id }) => id === projectId)) return false;
  return passes(item, { ...filtersOf(rest), q: '' });
}

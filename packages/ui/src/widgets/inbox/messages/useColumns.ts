import type { MessageStatus } from '@concordia/api-client';
import { useCallback } from 'react';
import { columnUrl } from '../../shared/firstPages/columnUrl';
import type { DeskItem } from './deskItem';
import { type MessageFilters, passes } from './filters';
import { type MessageList, useConversationList } from './useMessageList';

/** A column's conversations. @param isLoaded without it, the list stays empty. */
export function useColumn(status: MessageStatus, filters: MessageFilters, isLoaded = true): MessageList {
  const belongs = useCallback(
    (conversation: DeskItem) =>
      isLoaded &&
      conversation.status === status &&
      (filters.isSnoozed || conversation.snooze === null) &&
      passes(conversation, filters),
    [status, filters, isLoaded],
  );
  return useConversationList(isLoaded ? columnUrl(status, filters) : null, belongs, { keepsPrevious: true });
}

/**
 * The four columns of the board, loaded independently so that a large one does not delay the others.
 *
 * @param left the column not to load; `null` for none.
 */
export function useColumns(filters: MessageFilters, left: MessageStatus | null): Record<MessageStatus, MessageList> {
  return {
    inbox: useColumn('inbox', filters, left !== 'inbox'),
    in_progress: useColumn('in_progress', filters, left !== 'in_progress'),
    waiting: useColumn('waiting', filters, left !== 'waiting'),
    completed: useColumn('completed', filters, left !== 'completed'),
  };
}

import type { Message, MessageStatus } from '@concordia/api-client';
import { useCallback } from 'react';
import { columnUrl } from '../../shared/firstPages/columnUrl';
import { type MessageFilters, passes } from './filters';
import { type MessageList, useMessageList } from './useMessageList';

function useColumn(status: MessageStatus, filters: MessageFilters): MessageList {
  const belongs = useCallback(
    (message: Message) =>
      message.status === status && (filters.isSnoozed || message.snooze === null) && passes(message, filters),
    [status, filters],
  );
  return useMessageList(columnUrl(status, filters), belongs, { keepsPrevious: true });
}

/** The four columns of the board, loaded independently so that a large one does not delay the others. */
export function useColumns(filters: MessageFilters): Record<MessageStatus, MessageList> {
  return {
    inbox: useColumn('inbox', filters),
    in_progress: useColumn('in_progress', filters),
    waiting: useColumn('waiting', filters),
    completed: useColumn('completed', filters),
  };
}

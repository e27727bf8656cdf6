import type { MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { useState } from 'react';
import { useMessageStore } from '../messages/useMessageEdits';
import type { MessageList } from '../messages/useMessageList';

type Columns = Record<MessageStatus, MessageList>;

/** The column that the open conversation was opened in. It stays while the conversation moves on, so that the list does not change under its reader. */
export function useColumnOpenedIn(selectedId: string | null, columns: Columns): string | null {
  const { desk } = useMessageStore();
  const [opened, setOpened] = useState<{ id: string | null; column: string | null }>({ id: null, column: null });
  if (opened.id === selectedId && (opened.column !== null || selectedId === null)) return opened.column;
  const column = selectedId === null ? null : (desk.listOf(selectedId) ?? columnOf(selectedId, columns));
  if (opened.id !== selectedId || opened.column !== column) setOpened({ id: selectedId, column });
  return column;
}

const columnOf = (id: string, columns: Columns): MessageStatus | null =>
  MESSAGE_STATUSES.find((status) => columns[status].items.some((item) => item.id === id)) ?? null;

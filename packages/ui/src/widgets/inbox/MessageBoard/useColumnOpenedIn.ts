import type { MessageStatus } from '@concordia/api-client';
import { MESSAGE_STATUSES } from '@concordia/domain';
import { useState } from 'react';
import type { MessageList } from '../messages/useMessageList';

type Columns = Record<MessageStatus, MessageList>;

/** The column that the open conversation was opened in. It stays while the conversation moves on, so that the list does not change under its reader. */
export function useColumnOpenedIn(selectedId: string | null, columns: Columns): MessageStatus | null {
  const [opened, setOpened] = useState<{ id: string | null; column: MessageStatus | null }>({ id: null, column: null });
  if (opened.id === selectedId && (opened.column !== null || selectedId === null)) return opened.column;
  const column = columnOf(selectedId, columns);
  if (opened.id !== selectedId || opened.column !== column) setOpened({ id: selectedId, column });
  return column;
}

const columnOf = (id: string | null, columns: Columns): MessageStatus | null =>
  (id !== null && MESSAGE_STATUSES.find((status) => columns[status].items.some((item) => item.id === id))) || null;

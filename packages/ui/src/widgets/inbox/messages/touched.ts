import { type ConversationChange, MessageStatus } from '@concordia/api-client';
import type { DeskItem } from './deskItem';
import type { Reads } from './messageStore';

/** The only conversations that changed, and every column that one of them was in or is in. */
interface TouchedConversations {
  readonly ids: readonly string[];
  readonly columns: readonly MessageStatus[];
}

/** What a change may have changed. */
export type Touched = TouchedConversations | 'all';

export function together(one: Touched | null, other: Touched): Touched {
  if (one === null) return other;
  if (one === 'all' || other === 'all') return 'all';
  return { ids: [...one.ids, ...other.ids], columns: [...one.columns, ...other.columns] };
}

/** What a change of our own touches, before the server says so. Messages do not tell where their conversation is. */
export function touchedBy(before: readonly DeskItem[], { status }: ConversationChange): Touched {
  const ids = before.flatMap(({ conversation }) => conversation?.id ?? []);
  if (ids.length < before.length) return 'all';
  return { ids, columns: [...before.map((item) => item.status), ...(status === undefined ? [] : [status])] };
}

/** Whether what is read may show something else now. A list of one column does not if the change was in others. */
export function concerns(touched: Touched, { listUrl, conversationId }: Reads): boolean {
  if (touched === 'all') return true;
  if (conversationId) return touched.ids.includes(conversationId);
  const column = columnOf(listUrl);
  return column === undefined || touched.columns.includes(column);
}

/** The one column that a list of conversations is limited to. */
function columnOf(listUrl: string | null | undefined): MessageStatus | undefined {
  const [path, search] = listUrl?.split('?', 2) ?? [];
  if (path !== '/api/conversations') return undefined;
  const [only, ...others] = new URLSearchParams(search).getAll('status');
  return others.length > 0 ? undefined : Object.values(MessageStatus).find((column) => column === only);
}

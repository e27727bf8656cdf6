import { pageOf, useListConversations } from '@concordia/api-client';
import { useReader, useRefresh } from './useMessageEdits';

/** The number of snoozed conversations; `null` while loading. */
export function useSnoozedCount(): number | null {
  const { data, mutate } = useListConversations({ snoozed: true, limit: 1 });
  useReader(useRefresh(mutate), { isCount: true });
  return pageOf(data).total;
}

import { pageOf, useListMessages } from '@concordia/api-client';
import { useReader, useRefresh } from './useMessageEdits';

/** How many messages are put off; `null` while nobody knows. */
export function useSnoozedCount(): number | null {
  const { data, mutate } = useListMessages({ snoozed: true, limit: 1 });
  useReader(useRefresh(mutate));
  return pageOf(data).total;
}

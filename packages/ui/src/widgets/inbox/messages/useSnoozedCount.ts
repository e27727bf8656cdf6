import { pageOf, useListMessages } from '@concordia/api-client';
import { useReader, useRefresh } from './useMessageEdits';

/** The number of snoozed messages; `null` while loading. */
export function useSnoozedCount(): number | null {
  const { data, mutate } = useListMessages({ snoozed: true, limit: 1 });
  useReader(useRefresh(mutate));
  return pageOf(data).total;
}

import type { AnalyticsOverview } from '@concordia/api-client';
import type { SWRResponse } from 'swr';
import type { WidgetState } from '../../../components/WidgetFrame';

type Answer = Pick<SWRResponse<AnalyticsOverview, unknown>, 'data' | 'error' | 'isValidating' | 'mutate'>;

interface Words {
  title: string;
  problemWords: (problem: unknown) => string;
}

/** No contacts and no messages, in this period or the preceding one. */
const isEmpty = ({ totalContacts, totalMessages, growth }: AnalyticsOverview) =>
  totalContacts === 0 && totalMessages === 0 && growth.preceding === 0;

export function overviewState(
  { data, error, isValidating, mutate }: Answer,
  { title, problemWords }: Words,
): WidgetState<AnalyticsOverview> {
  if (data !== undefined) {
    return isEmpty(data) ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
  if (error === undefined) return { kind: 'loading' };
  const problem = { title, description: problemWords(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}

import {
  type Birthday,
  type HttpError,
  useListBirthdaysToday,
  useListRecentBirthdays,
  useListUpcomingBirthdays,
} from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useTimeZone } from '../../../locale';
import { useProblemWords } from '../../shared/problems';

/** Limits that keep the line short. */
const UPCOMING = 3;
const RECENT = 2;

const swr = { refreshInterval: 5 * MINUTE };

interface Reading {
  readonly data: Birthday[] | undefined;
  readonly error: HttpError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** Today's birthdays, then upcoming, then recent ones: three requests merged into one state. */
export function useBirthdays(title: string): WidgetState<readonly Birthday[]> {
  const timeZone = useTimeZone();
  const describe = useProblemWords();
  const today: Reading = useListBirthdaysToday({ timeZone }, { swr });
  const upcoming: Reading = useListUpcomingBirthdays({ timeZone }, { swr });
  const recent: Reading = useListRecentBirthdays({ timeZone }, { swr });
  const all = [today, upcoming, recent];
  const isReading = all.some(({ isValidating }) => isValidating);

  if (today.data && upcoming.data && recent.data) {
    const data = [...today.data, ...upcoming.data.slice(0, UPCOMING), ...recent.data.slice(0, RECENT)];
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isReading };
  }
  const failed = all.find(({ error, data }) => error !== undefined && data === undefined);
  if (failed === undefined) return { kind: 'loading' };
  const retry = () => {
    for (const { data, mutate } of all) if (data === undefined) void mutate();
  };
  return { kind: 'failed', problem: { title, description: describe(failed.error) }, retry, isRetrying: isReading };
}

import { useState } from 'react';
import { useNow } from '../../../components/RelativeTime';
import { type EventPeriod, sinceOf } from '../eventFilters';

/** The beginning of a period, reckoned once when it is chosen: a list whose beginning moved would be another list every minute. */
export function useSince(period: EventPeriod): string | null {
  const now = useNow();
  const [kept, setKept] = useState({ period, since: sinceOf(period, now) });
  if (kept.period === period) return kept.since;
  const next = { period, since: sinceOf(period, now) };
  setKept(next);
  return next.since;
}

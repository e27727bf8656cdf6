import { useState } from 'react';
import { useNow } from '../../../components/RelativeTime';
import { type EventPeriod, sinceOf } from '../eventFilters';

/** The start of a period, fixed when the period is selected: a moving start would be a new list, and a new request, every minute. */
export function useSince(period: EventPeriod): string | null {
  const now = useNow();
  const [kept, setKept] = useState({ period, since: sinceOf(period, now) });
  if (kept.period === period) return kept.since;
  const next = { period, since: sinceOf(period, now) };
  setKept(next);
  return next.since;
}

import {
  type EventFilters,
  isEventPeriod,
  isEventStatus,
  NO_EVENT_FILTERS,
} from '@concordia/ui/widgets/hub/eventFilters';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONNECTION_TABS, tabOf } from './tabs';

/** The view and event filters in the address: `?tab=events&topic=user.*&status=failed&period=day&replay=ID`. */
export function useConnectionPlace() {
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (key: string) => {
      const tab = tabOf(key);
      // Other parameters belong to the previous view.
      setParams(tab === CONNECTION_TABS[0] ? {} : { tab });
    },
    [setParams],
  );
  /** Replaces all filters; `null` values are omitted. */
  const change = useCallback(
    (about: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(about)) {
            if (value === null) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  const setFilters = useCallback(
    ({ topic, status, period }: EventFilters) =>
      change({ topic: topic || null, status, period: period === NO_EVENT_FILTERS.period ? null : period }),
    [change],
  );
  return {
    tab: tabOf(params.get('tab')),
    goTo,
    filters: useMemo(() => filtersOf(params), [params]),
    setFilters,
    replayId: params.get('replay'),
    setReplayId: useCallback((replay: string | null) => change({ replay }), [change]),
  };
}

function filtersOf(params: URLSearchParams): EventFilters {
  const status = params.get('status');
  const period = params.get('period');
  return {
    topic: params.get('topic') ?? NO_EVENT_FILTERS.topic,
    status: isEventStatus(status) ? status : null,
    period: isEventPeriod(period) ? period : NO_EVENT_FILTERS.period,
  };
}

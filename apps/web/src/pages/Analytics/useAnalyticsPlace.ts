import { isChannel } from '@concordia/domain';
import { isRange, type Range } from '@concordia/domain/flow';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccountPlace } from '../../app/navigation/useAccountPlace';
import { ANALYTICS_TABS, tabOf } from './tabs';

/** Not written to the address. */
const DEFAULT_RANGE: Range = '7d';

/**
 * The view, range, channel, account and campaign in the address: `?tab=analytics&range=30d`, `?tab=analytics&channel=sms`,
 * `?tab=analytics&account=ID`, `?tab=marketing&campaign=ID`.
 */
export function useAnalyticsPlace() {
  const [params, setParams] = useSearchParams();
  const [accountId, setAccount] = useAccountPlace();
  const range = params.get('range');
  const channel = params.get('channel') ?? '';
  const goTo = useCallback(
    (key: string) => {
      const tab = tabOf(key);
      // Other parameters belong to the previous view.
      setParams(tab === ANALYTICS_TABS[0] ? {} : { tab });
    },
    [setParams],
  );
  /** `null` takes the parameter away. */
  const put = useCallback(
    (name: string, value: string | null, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace },
      ),
    [setParams],
  );
  const setRange = useCallback((next: Range) => put('range', next === DEFAULT_RANGE ? null : next, true), [put]);
  const showAllChannels = useCallback(() => put('channel', null, false), [put]);
  return {
    channel: isChannel(channel) ? channel : null,
    showAllChannels,
    tab: tabOf(params.get('tab')),
    goTo,
    range: range !== null && isRange(range) ? range : DEFAULT_RANGE,
    setRange,
    accountId,
    setAccount,
    campaign: params.get('campaign'),
  };
}

import { isChannel } from '@concordia/domain';
import { isRange, type Range } from '@concordia/domain/flow';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ANALYTICS_TABS, tabOf } from './tabs';

/** Not written to the address. */
const DEFAULT_RANGE: Range = '7d';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of a channel in the address; anything else counts as absent. */
function accountIn(params: URLSearchParams): string | null {
  const id = params.get('account');
  return id !== null && UUID.test(id) ? id : null;
}

/**
 * The view, range, channel, account and campaign in the address: `?tab=analytics&range=30d`, `?tab=analytics&channel=sms`,
 * `?tab=analytics&account=ID`, `?tab=marketing&campaign=ID`.
 */
export function useAnalyticsPlace() {
  const [params, setParams] = useSearchParams();
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
  const setRange = useCallback(
    (next: Range) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === DEFAULT_RANGE) after.delete('range');
          else after.set('range', next);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  const setAccount = useCallback(
    (accountId: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (accountId === null) after.delete('account');
          else after.set('account', accountId);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  const showAllChannels = useCallback(
    () =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete('channel');
        return after;
      }),
    [setParams],
  );
  return {
    channel: isChannel(channel) ? channel : null,
    showAllChannels,
    tab: tabOf(params.get('tab')),
    goTo,
    range: range !== null && isRange(range) ? range : DEFAULT_RANGE,
    setRange,
    accountId: accountIn(params),
    setAccount,
    campaign: params.get('campaign'),
  };
}

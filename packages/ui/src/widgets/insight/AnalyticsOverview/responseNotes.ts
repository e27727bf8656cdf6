import type { AnalyticsOverview } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { analyticsOverviewStrings } from '../../../strings/analyticsOverview';

type Words = TextOf<typeof analyticsOverviewStrings>;
type Times = AnalyticsOverview['responseTimes'];

/** Below a median: its interval, or why there is none. */
export function medianNote(times: Times, words: Words): string {
  const { median, medianRange } = times;
  if (median === null || medianRange === null) return isMeasured(times) ? words.notReached.half : words.medianHelp;
  const { low, high } = medianRange;
  return high === null ? words.likely.open({ low }) : words.likely.closed({ low, high });
}

export const firstNote = ({ first }: Times, words: Words): string =>
  first.median === null && isMeasured(first) ? words.notReached.half : words.firstHelp;

export const p90Note = (times: Times, words: Words): string =>
  times.p90 === null && isMeasured(times) ? words.notReached.most : words.p90Help;

export function afterDayNote({ unansweredAfterDay }: Times, words: Words): string {
  if (unansweredAfterDay === null) return words.afterDayUnknown;
  const { low, high } = unansweredAfterDay;
  return words.afterDayRange({ low, high });
}

const isMeasured = ({ answered, unanswered }: Pick<Times, 'answered' | 'unanswered'>): boolean =>
  answered + unanswered > 0;

import type { MessageActivity } from '@concordia/api-client';
import { LineChart } from '../../../components/LineChart';
import { useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';
import type { MessageDirection } from '../../shared/activity';
import { trendOf } from './trendOf';

interface WeekTrendProps {
  activity: MessageActivity;
  direction: MessageDirection;
}

/** Messages per week, over the same number of weeks before. */
export function WeekTrend({ activity: { weeks, before, isComparable }, direction }: WeekTrendProps) {
  const words = useStrings(activityStrings);
  const now = weeks.map((week) => week[direction]);
  const then = before.map((week) => week[direction]);
  const { total, change } = trendOf(now, isComparable ? then : null);
  const sentence = () => {
    if (change === 'unknown') return words.trend.alone({ total });
    if (change === 'from none') return words.trend.fromNone({ total });
    if (Math.abs(change) < 0.005) return words.trend.same({ total });
    return (change > 0 ? words.trend.more : words.trend.fewer)({ total, share: Math.abs(change) });
  };
  const isEmpty = total === 0 && then.every((count) => count === 0);
  return (
    <LineChart
      title={words.weeks}
      headingLevel={4}
      empty={words.noMessages}
      isSummaryShown
      finding={sentence()}
      along={{ days: weeks.map(({ from }) => from), each: 'week' }}
      series={[
        { name: words.now, values: isEmpty ? [] : now },
        ...(isComparable ? [{ name: words.before, values: then, hue: 'neutral' as const }] : []),
      ]}
    />
  );
}

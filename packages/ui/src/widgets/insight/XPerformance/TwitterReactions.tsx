import type { TwitterPerformance } from '@concordia/api-client';
import { LineChart } from '../../../components/LineChart';
import { useStrings } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';

export function TwitterReactions({ days }: Pick<TwitterPerformance, 'days'>) {
  const words = useStrings(xPerformanceStrings);
  return (
    <LineChart
      title={words.figures}
      fileName="concordia-x-reactions"
      along={{ days: days.map(({ day }) => day) }}
      series={[
        { name: words.likes, values: days.map(({ likes }) => likes) },
        { name: words.reposts, values: days.map(({ reposts }) => reposts) },
        { name: words.replies, values: days.map(({ replies }) => replies) },
      ]}
    />
  );
}

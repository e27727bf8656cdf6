import type { TwitterPerformance } from '@concordia/api-client';
import { TWITTER_CHART } from '@concordia/domain/charts';
import { ChartFrame, useChartData } from '../../../components/Chart';
import { useStrings } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';
import { ServerPicture, useThemeName } from '../serverCharts';

interface XChartProps {
  performance: TwitterPerformance;
  /** Changes with each attempt to load the picture. */
  attempt: number;
  onFailed: () => void;
}

const REM = 16;

/** The server's picture of views and reactions by day; its values are in the table. */
export function XChart({ performance: { days, text }, attempt, onFailed }: XChartProps) {
  const words = useStrings(xPerformanceStrings);
  const theme = useThemeName();
  const counted = useChartData({
    along: { days: days.map(({ day }) => day) },
    series: [
      { name: words.views, values: days.map(({ impressions }) => impressions) },
      { name: words.likes, values: days.map(({ likes }) => likes) },
      { name: words.reposts, values: days.map(({ reposts }) => reposts) },
      { name: words.replies, values: days.map(({ replies }) => replies) },
    ],
  });
  return (
    <ChartFrame
      title={words.chart}
      isSummaryShown
      data={{ ...counted, summary: text }}
      mark="line"
      hasLegend={false}
      blockRem={TWITTER_CHART.height / REM}
    >
      <ServerPicture
        label={words.chart}
        src={`/charts/twitter_performance.png?theme=${theme}#${attempt}`}
        text={text}
        onFailed={onFailed}
        {...TWITTER_CHART}
      />
    </ChartFrame>
  );
}

import { type AnalyticsOverview, getListMessagesUrl } from '@concordia/api-client';
import { CHANNELS, PRIORITY_TIERS } from '@concordia/domain';
import { Suspense } from 'react';
import type { MeaningHue } from '../../../components/Chart';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { StackedChart } from '../../../components/StackedChart';
import { Text } from '../../../components/Text';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useDateFormat, useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { ChartPlaceholder } from '../../shared/activity/ChartPlaceholder';
import { LazyHowDecided } from '../intelligence';
import type { Behind } from './AnalyticsOverview';
import { Distribution } from './Distribution';
import { FourFigures } from './FourFigures';
import { ACTIVITY_ROOM, RESPONSE_ROOM } from './formats';
import { GrowthRows } from './GrowthRows';

/** A chunk of their own: heat map and line. */
const ActivityCharts = lazyWithPreload(async () => (await import('./ActivityCharts')).ActivityCharts);
void ActivityCharts.preload();

/* Below the charts, so they load beside them. */
const ResponseTimes = lazyWithPreload(async () => (await import('./ResponseTimes')).ResponseTimes);
void ResponseTimes.preload();

const WeeklyTrends = lazyWithPreload(async () => (await import('./WeeklyTrends')).WeeklyTrends);
void WeeklyTrends.preload();

const SENTIMENTS = ['positive', 'neutral', 'negative', 'unknown'] as const;

export interface OverviewFiguresProps {
  overview: AnalyticsOverview;
  /** The account of a channel that the figures are of; `null` for all. */
  accountId: string | null;
  contactsHref: string;
  onOpen: (behind: Behind) => void;
}

export function OverviewFigures({ overview, accountId, contactsHref, onOpen }: OverviewFiguresProps) {
  const words = useStrings(analyticsOverviewStrings);
  const dayFormat = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const { period, range, daily, links } = overview;
  const ofAccount = accountId !== null && { accountId };
  const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
  return (
    <Stack gap="xxl">
      <Text size="dense" tone="muted">
        {words.period({ from: dayName(period.from), to: dayName(period.to), zone: period.timeZone })}
      </Text>
      <Stack gap="md">
        <FourFigures overview={overview} contactsHref={contactsHref} onOpen={onOpen} />
        {overview.growth.percent !== null && (
          <LazyHowDecided of="growth">
            <GrowthRows overview={overview} onOpen={onOpen} />
          </LazyHowDecided>
        )}
      </Stack>
      <StackedChart
        title={words.perDay}
        fileName={`concordia-messages-a-day-${range}`}
        empty={words.quiet}
        size="small"
        along={{ days: daily.map(({ date }) => date) }}
        series={[
          { name: words.received, values: daily.map(({ inbound }) => inbound) },
          { name: words.sent, values: daily.map(({ outbound }) => outbound) },
        ]}
        open={{
          hint: words.opensMessages,
          onOpen: (index, series) => {
            const day = daily[index];
            if (day === undefined) return;
            const direction = series === 0 ? 'inbound' : 'outbound';
            const url = getListMessagesUrl({ from: day.from, to: day.to, direction, ...ofAccount });
            onOpen({ name: dayName(day.date), url });
          },
        }}
      />
      <Suspense fallback={<ChartPlaceholder {...ACTIVITY_ROOM} />}>
        <ActivityCharts dayName={dayName} accountId={accountId} />
      </Suspense>
      <Grid columns="1:1" gap="xxl" align="start">
        <Distribution
          title={words.channels}
          fileName={`concordia-channels-${range}`}
          keys={CHANNELS}
          nameOf={(channel) => words.channel({ channel })}
          hueOf={(channel) => channel}
          counts={overview.channelDistribution}
          links={links.byChannel}
          onOpen={onOpen}
        />
        <Suspense fallback={<ChartPlaceholder {...RESPONSE_ROOM} />}>
          <ResponseTimes overview={overview} />
        </Suspense>
        <Stack gap="xxl">
          <Distribution
            title={words.priorities}
            fileName={`concordia-priorities-${range}`}
            keys={PRIORITY_TIERS}
            nameOf={(tier) => words.tier({ tier })}
            hueOf={(tier) => tier}
            counts={overview.priorityDistribution}
            links={links.byPriority}
            onOpen={onOpen}
          />
          <Distribution
            title={words.sentiments}
            fileName={`concordia-sentiment-${range}`}
            keys={SENTIMENTS}
            nameOf={(one) => words.sentiment[one]}
            hueOf={(one) => SENTIMENT_HUES[one]}
            counts={overview.sentimentDistribution}
            links={links.bySentiment}
            onOpen={onOpen}
          />
          <LazyHowDecided of="labels" />
        </Stack>
        <Suspense>
          <WeeklyTrends
            days={overview.weeklyTrends}
            dayName={dayName}
            timeZone={period.timeZone}
            accountId={accountId}
            onOpen={onOpen}
          />
        </Suspense>
      </Grid>
    </Stack>
  );
}

const SENTIMENT_HUES = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  unknown: 'neutral',
} as const satisfies Record<(typeof SENTIMENTS)[number], MeaningHue>;

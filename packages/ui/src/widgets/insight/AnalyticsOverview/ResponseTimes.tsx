import type { AnalyticsOverview } from '@concordia/api-client';
import { RESPONSE_BUCKETS } from '@concordia/domain/flow';
import { useId } from 'react';
import { BarChart } from '../../../components/BarChart';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { HOURS } from './formats';

export function ResponseTimes({ overview }: { overview: AnalyticsOverview }) {
  const words = useStrings(analyticsOverviewStrings);
  const headingId = useId();
  const { responseTimes, range } = overview;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={3} id={headingId}>
            {words.responseTimes}
          </Heading>
          <Text size="caption" tone="muted">
            {words.responseHelp}
          </Text>
        </Stack>
        <StatGroup>
          <Hours label={words.first} value={responseTimes.first.median} note={words.firstHelp} />
          <Hours label={words.median} value={responseTimes.median} note={words.medianHelp} />
          <Hours label={words.p90} value={responseTimes.p90} note={words.p90Help} />
        </StatGroup>
        <BarChart
          title={words.buckets}
          fileName={`concordia-response-times-${range}`}
          empty={words.nobodyAnswered}
          headingLevel={4}
          orientation="horizontal"
          hasValues
          along={{ names: RESPONSE_BUCKETS.map((bucket) => words.bucket[bucket]) }}
          series={[
            {
              name: words.buckets,
              // Without replies there is no measurement, which five zeros would suggest.
              values: RESPONSE_BUCKETS.map((bucket) =>
                responseTimes.answered === 0 ? null : responseTimes.buckets[bucket],
              ),
            },
          ]}
        />
      </Stack>
    </section>
  );
}

function Hours({ label, value, note }: { label: string; value: number | null; note: string }) {
  const words = useStrings(analyticsOverviewStrings);
  return (
    <Stat label={label} value={value} format={HOURS} unit={words.hours({ hours: value })} note={note} size="small" />
  );
}

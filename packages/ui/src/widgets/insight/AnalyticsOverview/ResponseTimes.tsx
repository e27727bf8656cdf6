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
import { HowCalculated } from '../intelligence';
import { HOURS, PERCENT } from './formats';
import { afterDayNote, firstNote, medianNote, p90Note } from './responseNotes';

export function ResponseTimes({ overview }: { overview: AnalyticsOverview }) {
  const words = useStrings(analyticsOverviewStrings);
  const headingId = useId();
  const { responseTimes, range } = overview;
  const { first, median, p90, unansweredAfterDay } = responseTimes;
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
          <Hours label={words.first} value={first.median} note={firstNote(responseTimes, words)} />
          <Hours label={words.median} value={median} note={medianNote(responseTimes, words)} />
          <Hours label={words.p90} value={p90} note={p90Note(responseTimes, words)} />
          <Stat
            label={words.afterDay}
            value={unansweredAfterDay?.share ?? null}
            format={PERCENT}
            note={afterDayNote(responseTimes, words)}
            size="small"
          />
        </StatGroup>
        <HowCalculated of="replyTimes" />
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

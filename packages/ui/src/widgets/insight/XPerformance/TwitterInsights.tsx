import type { TwitterPerformance } from '@concordia/api-client';
import { Heading } from '../../../components/Heading';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { xPerformanceStrings } from '../../../strings/xPerformance';
import { LazyHowDecided } from '../intelligence/LazyHowDecided';
import { findingsOf } from './findings';
import * as styles from './XPerformance.css';

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

export function TwitterInsights({ performance }: { performance: TwitterPerformance }) {
  const words = useStrings(xPerformanceStrings);
  const day = useDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { totals, engagementRate, fetchedAt } = performance;
  const findings = findingsOf(performance, words, (date) => day.format(new Date(`${date}T00:00:00Z`)));
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={3}>{words.insights}</Heading>
        <Text size="caption" tone="muted">
          {words.fetched} <RelativeTime instant={fetchedAt} />
        </Text>
      </Stack>
      <StatGroup minColumn="small">
        <Stat label={words.posts} value={totals.posts} size="small" />
        <Stat label={words.impressions} value={totals.impressions} size="small" />
        <Stat label={words.likes} value={totals.likes} size="small" />
        <Stat label={words.reposts} value={totals.reposts} size="small" />
        <Stat label={words.replies} value={totals.replies} size="small" />
        <Stat
          label={words.engagementRate}
          value={engagementRate === null ? null : engagementRate / 100}
          format={PERCENT}
          size="small"
        />
      </StatGroup>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>
              <Text>{finding}</Text>
            </li>
          ))}
        </ul>
      )}
      <LazyHowDecided of="posts" />
    </Stack>
  );
}

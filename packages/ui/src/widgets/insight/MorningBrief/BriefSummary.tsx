import type { MorningBrief } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { CustomerFigures } from './CustomerFigures';
import { PERCENT, shareOf } from './figures';

/** The first day is whole, today is not yet. */
const daysOf = ({ periodFrom, periodTo }: MorningBrief['summary']): number =>
  Math.ceil((Date.parse(periodTo) - Date.parse(periodFrom)) / DAY);

export function BriefSummary({ brief }: { brief: MorningBrief }) {
  const words = useStrings(morningBriefStrings);
  const dayFormat = useDateFormat({ dateStyle: 'full', timeZone: 'UTC' });
  const { summary, day, version, generatedAt, avgRfmScore, engagement, churnAtRisk } = brief;
  return (
    <Stack gap="md">
      <Text size="dense" tone="muted">
        {words.of({ day: dayFormat.format(new Date(`${day}T00:00:00Z`)), version })} · {words.written}{' '}
        <RelativeTime instant={generatedAt} /> · {words.period({ days: daysOf(summary) })}
      </Text>
      <StatGroup>
        <Stat label={words.totalEmails} value={summary.totalEmails} size="small" />
        <Stat label={words.avgOpenRate} value={shareOf(summary.avgOpenRate)} format={PERCENT} size="small" />
        <Stat label={words.avgCtr} value={shareOf(summary.avgCtr)} format={PERCENT} size="small" />
        <Stat label={words.totalCustomers} value={summary.totalCustomers} size="small" />
        <CustomerFigures avgRfmScore={avgRfmScore} engagement={engagement} churnAtRisk={churnAtRisk} />
      </StatGroup>
      {brief.gaps.map(({ figure, missing }) => (
        <Text key={figure} size="caption" tone="muted">
          {words.missing({ name: words[figure], reason: missing })}
        </Text>
      ))}
    </Stack>
  );
}

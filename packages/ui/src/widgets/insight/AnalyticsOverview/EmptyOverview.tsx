import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { GROWTH, SAMPLE_GROWTH } from './formats';

/** The four figures of an empty workspace. The growth is the specification's, marked as sample data. */
export function EmptyOverview() {
  const words = useStrings(analyticsOverviewStrings);
  return (
    <Stack gap="xxl">
      <StatGroup>
        <Stat label={words.totalMessages} value={0} />
        <Stat label={words.totalContacts} value={0} />
        <Stat label={words.averageResponseTime} value={null} />
        <Stat label={words.growthRate} value={SAMPLE_GROWTH} format={GROWTH} note={words.against['7d']} isSample />
      </StatGroup>
      <EmptyState icon="chart" title={words.empty} description={words.emptyHelp} />
    </Stack>
  );
}

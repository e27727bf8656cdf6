import { EmptyState } from '../../components/EmptyState';
import { Stack } from '../../components/Stack';
import { StatGroup } from '../../components/Stat';
import { Text } from '../../components/Text';
import { useStrings } from '../../locale';
import { morningBriefStrings } from '../../strings/morningBrief';
import { CustomerFigures } from './CustomerFigures';
import { SAMPLE } from './figures';

/** There is nothing yet to be briefed about; what will stand here is shown with the specification's figures, marked as a sample. */
export function EmptyBrief() {
  const words = useStrings(morningBriefStrings);
  return (
    <Stack gap="xl">
      <EmptyState icon="mail-open" title={words.failed} description={words.failedHelp} />
      <StatGroup>
        <CustomerFigures {...SAMPLE} isSample />
      </StatGroup>
      <Text size="caption" tone="muted">
        {words.sampleHelp}
      </Text>
    </Stack>
  );
}

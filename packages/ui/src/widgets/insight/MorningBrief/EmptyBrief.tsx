import { EmptyState } from '../../../components/EmptyState';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { SampleIntent } from './BriefIntent';
import { CustomerFigures } from './CustomerFigures';
import { SAMPLE, SAMPLE_INTENT, SAMPLE_TARGETS } from './figures';

/** Shown without messages to report on: how to import some, and the specification's figures marked as sample data. */
export function EmptyBrief({ setupHref }: { setupHref: string }) {
  const words = useStrings(morningBriefStrings);
  return (
    <Stack gap="xl">
      <EmptyState
        icon="mail-open"
        title={words.failed}
        description={words.failedHelp}
        actions={
          <Stack gap="sm" align="center">
            <Text tone="muted">{words.noMessages}</Text>
            <Link href={setupHref} isStandalone>
              {words.connect}
            </Link>
          </Stack>
        }
      />
      <StatGroup>
        <CustomerFigures {...SAMPLE} isSample />
      </StatGroup>
      <SampleIntent intent={SAMPLE_INTENT} targets={SAMPLE_TARGETS} />
      <Text size="caption" tone="muted">
        {words.sampleHelp}
      </Text>
    </Stack>
  );
}

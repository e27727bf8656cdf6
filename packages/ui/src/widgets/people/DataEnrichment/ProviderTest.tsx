import { type EnrichmentProviderTest, testEnrichmentProvider } from '@concordia/api-client';
import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { useProblemWords } from '../../shared/problems';

export function ProviderTest({ provider }: { provider: EnrichmentProviderId }) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<EnrichmentProviderTest | null>(null);
  const test = async () => {
    setPending(true);
    setOutcome(null);
    try {
      setOutcome(await testEnrichmentProvider(provider));
    } catch (problem) {
      setOutcome({ ok: false, message: problemWords(problem) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="xs">
      <Inline gap="sm">
        <Button size="small" icon="play" isPending={isPending} onPress={() => void test()}>
          {words.test}
        </Button>
        <Text as="span" size="caption" tone="muted">
          {words.testHelp}
        </Text>
      </Inline>
      <div role="status">
        {outcome !== null && (
          <Inline gap="sm">
            <Badge tone={outcome.ok ? 'positive' : 'negative'}>
              {outcome.ok ? words.testPassed : words.testFailed}
            </Badge>
            <Text as="span" size="dense">
              {outcome.message}
            </Text>
          </Inline>
        )}
      </div>
    </Stack>
  );
}

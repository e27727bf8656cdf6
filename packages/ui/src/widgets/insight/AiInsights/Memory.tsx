import type { IntelligenceFit, IntelligenceRegistry } from '@concordia/api-client';
import { useId } from 'react';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { FitLine } from '../intelligence';
import { SectionHead } from './SectionHead';

const METRICS = ['customers', 'transactionDays', 'deals', 'outcomes'] as const;

export interface MemoryProps {
  memory: IntelligenceRegistry['memory'];
  fit: IntelligenceFit;
}

export function Memory({ memory, fit }: MemoryProps) {
  const words = useStrings(aiInsightsStrings);
  const id = useId();
  const isFilled = fit.fittedAt !== null;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <SectionHead id={id} state={words.memoryState[fit.state]} tone={isFilled ? 'positive' : 'neutral'}>
        {words.memory}
      </SectionHead>
      <Text size="dense" tone="muted">
        {words.memoryHelp}
      </Text>
      <StatGroup minColumn="small">
        {METRICS.map((metric) => (
          <Stat key={metric} size="small" label={words.metric[metric]} value={memory[metric]} />
        ))}
      </StatGroup>
      <FitLine fit={fit} />
    </Stack>
  );
}

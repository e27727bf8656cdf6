import type { IntelligenceFit, IntelligenceModel } from '@concordia/api-client';
import { useId } from 'react';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { ModelRow } from './ModelRow';
import { SectionHead } from './SectionHead';
import { STATE_TONES } from './tones';

export interface EngineProps {
  models: readonly IntelligenceModel[];
  fit: IntelligenceFit;
}

export function Engine({ models, fit }: EngineProps) {
  const words = useStrings(aiInsightsStrings);
  const id = useId();
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} state={words.engineState[fit.state]} tone={STATE_TONES[fit.state]}>
        {words.engine}
      </SectionHead>
      {models.length === 0 && <Text tone="muted">{words.noModels}</Text>}
      <Stack as="ul" gap="lg" hasDividers aria-labelledby={id}>
        {models.map((model) => (
          <ModelRow key={model.id} model={model} />
        ))}
      </Stack>
    </Stack>
  );
}

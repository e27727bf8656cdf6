import type { IntelligencePhase } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import * as styles from './AiInsights.css';

const DRAWINGS = { done: 'circle-check', running: 'refresh', waiting: 'hourglass', failed: 'circle-alert' } as const;

export interface PhasesProps {
  phases: readonly IntelligencePhase[];
}

/** Progress by phase, derived from the state of the models. */
export function Phases({ phases }: PhasesProps) {
  const words = useStrings(aiInsightsStrings);
  const id = useId();
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.phases}
      </Heading>
      <Stack as="ol" gap="sm" hasDividers aria-labelledby={id}>
        {phases.map((phase) => (
          <li key={phase.id} className={styles.phase}>
            <span className={styles.mark({ state: phase.state })}>
              <Icon name={DRAWINGS[phase.state]} size="small" />
            </span>
            <Text size="dense">{words.phase[phase.id]}</Text>
            <Text size="caption" tone="muted" isTabular>
              {words.phaseState[phase.state]}
              {phase.state !== 'done' && ` · ${words.ofNeeded({ have: phase.have, needed: phase.needed })}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

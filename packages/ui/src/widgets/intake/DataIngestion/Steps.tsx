import type { IngestPipeline } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import * as styles from './DataIngestion.css';

const TONES = { idle: 'neutral', working: 'notice', failing: 'negative' } as const;

export function Steps({ steps }: Pick<IngestPipeline, 'steps'>) {
  const words = useStrings(dataIngestionStrings);
  const headingId = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.steps}
      </Heading>
      <Stack as="ol" gap="md" hasDividers aria-labelledby={headingId}>
        {steps.map((step, index) => (
          <StepRow key={step.id} step={step} ordinal={index + 1} />
        ))}
      </Stack>
    </Stack>
  );
}

interface StepRowProps {
  step: IngestPipeline['steps'][number];
  /** From 1. */
  ordinal: number;
}

function StepRow({ step: { id, state, done, waiting, failed }, ordinal }: StepRowProps) {
  const words = useStrings(dataIngestionStrings);
  const figure = useFigure();
  const rest = [
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
    ...(failed > 0 ? [words.failures({ count: failed })] : []),
  ];
  return (
    <li className={styles.step}>
      <span className={styles.ordinal} aria-hidden>
        {figure(ordinal)}
      </span>
      <Stack gap="xxs">
        <Inline>
          <Text as="span" weight="semibold">
            {words.step[id]}
          </Text>
          <Badge tone={TONES[state]}>{words.stepState[state]}</Badge>
        </Inline>
        <Text size="caption" tone="muted">
          {words.stepHelp[id]}
        </Text>
      </Stack>
      <div className={styles.found}>
        <Text size="dense" weight="medium">
          <bdi>{words.done[id]({ count: done })}</bdi>
        </Text>
        {rest.length > 0 && (
          <Text size="caption" tone={failed > 0 ? 'negative' : 'muted'}>
            <bdi>{rest.join(' · ')}</bdi>
          </Text>
        )}
      </div>
    </li>
  );
}

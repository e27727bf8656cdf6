import type { NightShiftStatus } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';

const TONES = { passing: 'positive', waiting: 'notice', failing: 'negative', off: 'neutral' } as const;

export interface SafetyChecksProps {
  checks: NightShiftStatus['safetyChecks'];
}

export function SafetyChecks({ checks }: SafetyChecksProps) {
  const words = useStrings(marketingStrings);
  const id = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.checks}
      </Heading>
      <Stack as="ul" gap="xs" hasDividers aria-labelledby={id}>
        {Object.entries(checks).map(([name, state]) => (
          <li key={name}>
            <Inline justify="between">
              <Text as="span" size="dense">
                {words.check({ name })}
              </Text>
              <Badge tone={TONES[state]}>{words.checkState[state]}</Badge>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

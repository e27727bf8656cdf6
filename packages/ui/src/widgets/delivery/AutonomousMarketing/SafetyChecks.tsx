import type { NightShiftStatus } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
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

/** What waits, fails or is off; the checks that pass on demand. */
export function SafetyChecks({ checks }: SafetyChecksProps) {
  const words = useStrings(marketingStrings);
  const id = useId();
  const all = Object.entries(checks);
  const passing = all.filter(([, state]) => state === 'passing');
  const others = all.filter(([, state]) => state !== 'passing');
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.checks}
      </Heading>
      {others.length > 0 && <Checks checks={others} headingId={id} />}
      {passing.length > 0 && (
        <Disclosure title={words.passing({ count: passing.length })} size="small" headingLevel="none">
          <Checks checks={passing} headingId={id} />
        </Disclosure>
      )}
    </Stack>
  );
}

type Check = readonly [name: string, state: keyof typeof TONES];

function Checks({ checks, headingId }: { checks: readonly Check[]; headingId: string }) {
  const words = useStrings(marketingStrings);
  return (
    <Stack as="ul" gap="xs" hasDividers aria-labelledby={headingId}>
      {checks.map(([name, state]) => (
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
  );
}

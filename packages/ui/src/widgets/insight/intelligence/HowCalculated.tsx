import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { howCalculatedStrings } from '../../../strings/generated/howCalculated';

export interface HowCalculatedProps {
  /** What holds in this workspace: assumptions, corrections. */
  children?: ReactNode;
  /** The figures that it explains. */
  of: 'replyTimes' | 'offers' | 'churn' | 'rfmMap' | 'retention' | 'funnel' | 'variants' | 'canary';
}

/** Opens to what figures are, how they are estimated, and what would make them wrong. */
export function HowCalculated({ of, children }: HowCalculatedProps) {
  const words = useStrings(howCalculatedStrings);
  const { what, how, wrong } = words.of[of];
  return (
    <Disclosure title={words.title} size="small" headingLevel="none">
      <Stack gap="xs">
        <Text size="dense">{what}</Text>
        <Text size="dense">{how}</Text>
        <Text size="dense">{wrong}</Text>
        {children}
      </Stack>
    </Disclosure>
  );
}

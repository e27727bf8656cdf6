import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';

interface ExplanationProps {
  title: string;
  words: { what: string; how: string; wrong: string };
  /** What holds in this workspace: assumptions, corrections. */
  children?: ReactNode;
}

/** Opens to what figures are, how they are estimated, and what would make them wrong. */
export function Explanation({ title, words: { what, how, wrong }, children }: ExplanationProps) {
  return (
    <Disclosure title={title} size="small" headingLevel="none">
      <Stack gap="xs">
        <Text size="dense">{what}</Text>
        <Text size="dense">{how}</Text>
        <Text size="dense">{wrong}</Text>
        {children}
      </Stack>
    </Disclosure>
  );
}

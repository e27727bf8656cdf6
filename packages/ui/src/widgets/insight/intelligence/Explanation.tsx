import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';

interface ExplanationTextProps {
  words: { what: string; how: string; wrong: string };
  /** What holds in this workspace: assumptions, corrections. */
  children?: ReactNode;
}

interface ExplanationProps extends ExplanationTextProps {
  title: string;
}

/** Opens to what figures are, how they are estimated, and what would make them wrong. */
export function Explanation({ title, ...text }: ExplanationProps) {
  return (
    <Disclosure title={title} size="small" headingLevel="none">
      <ExplanationText {...text} />
    </Disclosure>
  );
}

export function ExplanationText({ words: { what, how, wrong }, children }: ExplanationTextProps) {
  return (
    <Stack gap="xs">
      <Text size="dense">{what}</Text>
      <Text size="dense">{how}</Text>
      <Text size="dense">{wrong}</Text>
      {children}
    </Stack>
  );
}

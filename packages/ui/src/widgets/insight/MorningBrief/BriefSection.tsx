import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';

interface BriefSectionProps {
  title: string;
  help?: string;
  empty: string;
  isEmpty: boolean;
  /** Receives the id of the heading, which labels the list. */
  children: (headingId: string) => ReactNode;
}

export function BriefSection({ title, help, empty, isEmpty, children }: BriefSectionProps) {
  const headingId = useId();
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={3} id={headingId}>
          {title}
        </Heading>
        {help !== undefined && !isEmpty && (
          <Text size="caption" tone="muted">
            {help}
          </Text>
        )}
      </Stack>
      {isEmpty ? <EmptyState size="compact" title={empty} /> : children(headingId)}
    </Stack>
  );
}

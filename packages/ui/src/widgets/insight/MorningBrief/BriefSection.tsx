import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

interface BriefSectionProps {
  title: string;
  /** @default false */
  isTitleHidden?: boolean;
  help?: string;
  empty: string;
  isEmpty: boolean;
  /** Receives the id of the heading, which labels the list. */
  children: (headingId: string) => ReactNode;
}

export function BriefSection({ title, isTitleHidden = false, help, empty, isEmpty, children }: BriefSectionProps) {
  const headingId = useId();
  const heading = (
    <Heading level={3} id={headingId}>
      {title}
    </Heading>
  );
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
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

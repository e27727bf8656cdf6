import type { OutboxEntry } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { OutboxRow, type OutboxRowProps } from './OutboxRow';

export interface OutboxRowsProps extends Pick<OutboxRowProps, 'conversationId' | 'onChange'> {
  entries: readonly OutboxEntry[];
}

export function OutboxRows({ entries, ...rest }: OutboxRowsProps) {
  const words = useStrings(composerStrings);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="sm">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {words.outbox}
        </Heading>
        {entries.map((entry) => (
          <OutboxRow key={entry.id} entry={entry} {...rest} />
        ))}
      </Stack>
    </section>
  );
}

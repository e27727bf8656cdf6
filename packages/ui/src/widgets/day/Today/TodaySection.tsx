import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';

/** What a section read on its own; `failed` with what happened. */
export interface Reading {
  readonly failed: string | null;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

interface TodaySectionProps {
  title: string;
  /** Without anything to show the section is left out. */
  isEmpty: boolean;
  reading?: Reading;
  /** Receives the heading's ID, which labels a list. */
  children: (headingId: string) => ReactNode;
}

/** A part of the day. If only this part could not be read, it says so and the others stay. */
export function TodaySection({ title, isEmpty, reading, children }: TodaySectionProps) {
  const words = useStrings(todayStrings);
  const headingId = useId();
  const failed = reading?.failed ?? null;
  if (isEmpty && failed === null) return null;
  return (
    <Stack gap="sm">
      <Heading level={3} size="caption" tone="muted" id={headingId}>
        {title}
      </Heading>
      {failed === null || reading === undefined ? (
        children(headingId)
      ) : (
        <>
          <Text size="dense">{failed}</Text>
          <div>
            <Button size="small" icon="refresh" isPending={reading.isRetrying} onPress={reading.retry}>
              {words.retry}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

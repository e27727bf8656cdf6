import { useId } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { LazyHowDecided } from '../intelligence';
import { DayChart } from './DayChart';
import { DayTimeline } from './DayTimeline';
import type { useQueue } from './useQueue';

export interface OptimizedQueueProps {
  model: ReturnType<typeof useQueue>;
  contactHref: (contactId: string) => string;
}

export function OptimizedQueue({ model, contactHref }: OptimizedQueueProps) {
  const words = useStrings(taskOptimizationStrings);
  const titleId = useId();
  const { queue, busy, isAccepted, accept } = model;
  return (
    <section aria-labelledby={titleId} aria-busy={busy === 'run'}>
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={3} size="heading" id={titleId}>
            {words.queue}
          </Heading>
          {queue !== null && (
            <Button
              tone="primary"
              size="small"
              icon="check"
              isPending={busy === 'accept'}
              isDisabled={isAccepted || busy === 'run' || queue.placed.every((one) => one.scheduled_time === undefined)}
              onPress={() => void accept()}
            >
              {isAccepted ? words.accepted : words.accept}
            </Button>
          )}
        </Inline>
        {queue === null ? (
          <EmptyState size="compact" icon="calendar" title={words.queueEmpty} description={words.queueEmptyHelp} />
        ) : (
          <>
            <DayChart queue={queue} />
            <Text size="caption" tone="muted">
              {words.acceptHelp}
            </Text>
            <DayTimeline queue={queue} labelledBy={titleId} contactHref={contactHref} />
            <LazyHowDecided of="queue" />
          </>
        )}
      </Stack>
    </section>
  );
}

import {
  type CalendarSubscription,
  updateCalendarSubscription,
  useListCalendarSubscriptions,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { calendarSubscriptionStrings } from '../../../strings/generated/calendarSubscription';
import { ListSkeleton, useListState } from '../../channels/setup';
import { SourceRow } from '../sources';
import { CalendarDialogs, type CalendarTask } from './CalendarDialogs';

export interface CalendarSubscriptionsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Calendars of other programs whose events the day shows: add, switch on and off, rename, remove. */
export function CalendarSubscriptions({ headingLevel = 2 }: CalendarSubscriptionsProps) {
  const words = useStrings(calendarSubscriptionStrings);
  const { data, error, isValidating, mutate } = useListCalendarSubscriptions();
  const state = useListState({ data, error, isValidating, mutate }, words.failed);
  const [task, setTask] = useState<CalendarTask | null>(null);
  const reread = async () => {
    await mutate();
  };
  const add = (
    <Button size="small" icon="plus" onPress={() => setTask({ is: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        state={state}
        actions={state.kind === 'ready' && add}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState size="compact" icon="calendar" title={words.none} description={words.noneHelp} actions={add} />
        }
      >
        {(calendars) => (
          <Stack gap="lg" width="form">
            <Text tone="muted">{words.help}</Text>
            <Stack as="ul" gap="sm" hasDividers>
              {calendars.map((calendar) => (
                <CalendarRow key={calendar.id} calendar={calendar} onTask={setTask} onChange={reread} />
              ))}
            </Stack>
          </Stack>
        )}
      </WidgetFrame>
      {task !== null && <CalendarDialogs task={task} onClose={() => setTask(null)} onChange={reread} />}
    </>
  );
}

interface CalendarRowProps {
  calendar: CalendarSubscription;
  onTask: (task: CalendarTask) => void;
  onChange: () => Promise<void>;
}

function CalendarRow({ calendar, onTask, onChange }: CalendarRowProps) {
  return (
    <SourceRow
      source={calendar}
      detail={calendar.isSample || calendar.host === calendar.name ? undefined : calendar.host}
      onTurn={async (isOn) => {
        await updateCalendarSubscription(calendar.id, { isOn });
        await onChange();
      }}
      onRename={() => onTask({ is: 'rename', source: calendar })}
      onRemove={() => onTask({ is: 'remove', source: calendar })}
    />
  );
}

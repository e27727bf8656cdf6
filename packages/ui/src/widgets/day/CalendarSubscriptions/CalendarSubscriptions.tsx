import {
  type CalendarSubscription,
  updateCalendarSubscription,
  useListCalendarSubscriptions,
} from '@concordia/api-client';
import { useState } from 'react';
import { useStrings } from '../../../locale';
import { calendarSubscriptionStrings } from '../../../strings/generated/calendarSubscription';
import { SourceList, SourceRow } from '../sources';
import { CalendarDialogs, type CalendarTask } from './CalendarDialogs';

export interface CalendarSubscriptionsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Calendars of other programs whose events the day shows: add, switch on and off, rename, remove. */
export function CalendarSubscriptions({ headingLevel = 2 }: CalendarSubscriptionsProps) {
  const words = useStrings(calendarSubscriptionStrings);
  const reply = useListCalendarSubscriptions();
  const [task, setTask] = useState<CalendarTask | null>(null);
  const reread = async () => {
    await reply.mutate();
  };
  return (
    <>
      <SourceList
        words={words}
        headingLevel={headingLevel}
        reply={reply}
        icon="calendar"
        onAdd={() => setTask({ is: 'add' })}
      >
        {(calendar) => <CalendarRow key={calendar.id} calendar={calendar} onTask={setTask} onChange={reread} />}
      </SourceList>
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

import {
  type CalendarSubscription,
  createCalendarSubscription,
  deleteCalendarSubscription,
  updateCalendarSubscription,
} from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { calendarSubscriptionStrings } from '../../../strings/generated/calendarSubscription';
import { SourceDialogs, type SourceTask } from '../sources';

export type CalendarTask = SourceTask<CalendarSubscription>;

interface CalendarDialogsProps {
  task: CalendarTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const isAddress = (text: string): boolean => /^(?:https?|webcal):\/\//i.test(text.trim()) && URL.canParse(text.trim());

export function CalendarDialogs(props: CalendarDialogsProps) {
  const words = useStrings(calendarSubscriptionStrings);
  return (
    <SourceDialogs
      {...props}
      words={words}
      removal={(name) => ({ title: words.askRemove({ name }), help: words.askRemoveHelp })}
      validate={(text) => (isAddress(text) ? null : words.addressWrong)}
      add={createCalendarSubscription}
      rename={updateCalendarSubscription}
      remove={deleteCalendarSubscription}
    />
  );
}

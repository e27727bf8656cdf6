import {
  type CalendarSubscription,
  createCalendarSubscription,
  deleteCalendarSubscription,
  updateCalendarSubscription,
} from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { calendarSubscriptionStrings } from '../../../strings/generated/calendarSubscription';
import { sourceStrings } from '../../../strings/generated/source';
import { useProblemWords } from '../../shared/problems';
import { AddSourceForm, RenameSourceForm } from '../sources';

export type CalendarTask = { is: 'add' } | { is: 'rename' | 'remove'; calendar: CalendarSubscription };

interface CalendarDialogsProps {
  task: CalendarTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const isAddress = (text: string): boolean => /^(?:https?|webcal):\/\//i.test(text.trim()) && URL.canParse(text.trim());

export function CalendarDialogs({ task, onClose, onChange }: CalendarDialogsProps) {
  const words = useStrings(calendarSubscriptionStrings);
  const { remove: removeLabel } = useStrings(sourceStrings);
  const problemWords = useProblemWords();
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const { id, name } = task.calendar;
    const remove = async () => {
      await deleteCalendarSubscription(id);
      await onChange();
    };
    return (
      <AlertDialog
        title={words.askRemove({ name })}
        confirmLabel={removeLabel}
        describeFailure={problemWords}
        onConfirm={remove}
        isOpen
        onOpenChange={onOpenChange}
      >
        {words.askRemoveHelp}
      </AlertDialog>
    );
  }
  const done = async () => {
    await onChange();
    onClose();
  };
  return (
    <Dialog
      title={task.is === 'add' ? words.add : words.renameTitle}
      isOpen
      isDismissable={false}
      onOpenChange={onOpenChange}
    >
      {task.is === 'add' ? (
        <AddSourceForm
          words={words}
          validate={(text) => (isAddress(text) ? null : words.addressWrong)}
          add={createCalendarSubscription}
          onDone={done}
          onClose={onClose}
        />
      ) : (
        <RenameSourceForm
          name={task.calendar.name}
          rename={(name) => updateCalendarSubscription(task.calendar.id, { name })}
          onDone={done}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

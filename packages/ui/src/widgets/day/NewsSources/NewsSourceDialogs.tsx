import { createNewsSource, deleteNewsSource, type NewsSource, updateNewsSource } from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { Dialog } from '../../../components/Dialog';
import { webAddress } from '../../../components/Form';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { sourceStrings } from '../../../strings/generated/source';
import { useProblemWords } from '../../shared/problems';
import { AddSourceForm, RenameSourceForm } from '../sources';

export type NewsSourceTask = { is: 'add' } | { is: 'rename' | 'remove'; source: NewsSource };

interface NewsSourceDialogsProps {
  task: NewsSourceTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

export function NewsSourceDialogs({ task, onClose, onChange }: NewsSourceDialogsProps) {
  const words = useStrings(newsSourceStrings);
  const { remove: removeLabel } = useStrings(sourceStrings);
  const problemWords = useProblemWords();
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const { id, name } = task.source;
    const remove = async () => {
      await deleteNewsSource(id);
      await onChange();
    };
    return (
      <AlertDialog
        title={words.askRemoveSample({ name })}
        confirmLabel={removeLabel}
        describeFailure={problemWords}
        onConfirm={remove}
        isOpen
        onOpenChange={onOpenChange}
      >
        {words.askRemoveSampleHelp}
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
          validate={webAddress(words.addressWrong)}
          add={createNewsSource}
          onDone={done}
          onClose={onClose}
        />
      ) : (
        <RenameSourceForm
          name={task.source.name}
          rename={(name) => updateNewsSource(task.source.id, { name })}
          onDone={done}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

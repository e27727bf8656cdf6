import { AlertDialog } from '../../../components/AlertDialog';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { sourceStrings } from '../../../strings/generated/source';
import { useProblemWords } from '../../shared/problems';
import { AddSourceForm, RenameSourceForm } from './SourceForms';
import type { Source } from './SourceRow';

/** What is asked about a source. */
export type SourceTask<Kind extends Source> = { is: 'add' } | { is: 'rename' | 'remove'; source: Kind };

interface SourceDialogsProps<Kind extends Source & { id: string }> {
  task: SourceTask<Kind>;
  words: { add: string; address: string; addressHelp: string; renameTitle: string };
  /** The question before a removal, and what it means. */
  removal: (name: string) => { title: string; help: string };
  /** Returns the error of an address that cannot be one. */
  validate: (address: string) => string | null;
  add: (source: { url: string; name?: string }) => Promise<Source>;
  rename: (id: string, change: { name: string }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
  /** Reloads the list. */
  onChange: () => Promise<void>;
}

/** Adds, renames or removes a source. */
export function SourceDialogs<Kind extends Source & { id: string }>({
  task,
  words,
  removal,
  validate,
  add,
  rename,
  remove,
  onClose,
  onChange,
}: SourceDialogsProps<Kind>) {
  const { remove: removeLabel } = useStrings(sourceStrings);
  const problemWords = useProblemWords();
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const { id, name } = task.source;
    const { title, help } = removal(name);
    const confirm = async () => {
      await remove(id);
      await onChange();
    };
    return (
      <AlertDialog
        title={title}
        confirmLabel={removeLabel}
        describeFailure={problemWords}
        onConfirm={confirm}
        isOpen
        onOpenChange={onOpenChange}
      >
        {help}
      </AlertDialog>
    );
  }
  const done = async () => {
    await onChange();
    onClose();
  };
  const title = task.is === 'add' ? words.add : words.renameTitle;
  return (
    <Dialog title={title} isOpen isDismissable={false} onOpenChange={onOpenChange}>
      {task.is === 'add' ? (
        <AddSourceForm words={words} validate={validate} add={add} onDone={done} onClose={onClose} />
      ) : (
        <RenameSourceForm
          name={task.source.name}
          rename={(name) => rename(task.source.id, { name })}
          onDone={done}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

import { createNewsSource, deleteNewsSource, type NewsSource, updateNewsSource } from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, needed, SubmitButton, webAddress } from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { useProblemWords } from '../../shared/problems';

export type NewsSourceTask = { is: 'add' } | { is: 'rename' | 'remove'; source: NewsSource };

interface NewsSourceDialogsProps {
  task: NewsSourceTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const LONGEST = { name: 80, url: 2_000 } as const;

export function NewsSourceDialogs({ task, onClose, onChange }: NewsSourceDialogsProps) {
  const words = useStrings(newsSourceStrings);
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
        confirmLabel={words.remove}
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
        <AddForm onDone={done} onClose={onClose} />
      ) : (
        <RenameForm source={task.source} onDone={done} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The server fetches the feed before it responds, so a URL that is no feed fails right away. */
function AddForm({ onDone, onClose }: FormProps) {
  const words = useStrings(newsSourceStrings);
  const toast = useToast();
  const add = async (values: FormValues) => {
    const name = values.text('name').trim();
    const source = await createNewsSource({ url: values.text('url').trim(), ...(name !== '' && { name }) });
    await onDone();
    if (source.failure === null) toast({ tone: 'success', title: words.added({ name: source.name }) });
    else toast({ title: words.addedUnread({ name: source.name }), description: source.failure });
  };
  return (
    <Form onSubmit={add}>
      <TextField
        name="url"
        type="url"
        label={words.address}
        description={words.addressHelp}
        maxLength={LONGEST.url}
        validate={webAddress(words.addressWrong)}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
        autoFocus
      />
      <TextField name="name" label={words.name} description={words.nameHelp} maxLength={LONGEST.name} />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.add}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function RenameForm({ source, onDone, onClose }: FormProps & { source: NewsSource }) {
  const words = useStrings(newsSourceStrings);
  const { required } = useStrings(commonStrings);
  const rename = async (values: FormValues) => {
    await updateNewsSource(source.id, { name: values.text('name').trim() });
    await onDone();
  };
  return (
    <Form onSubmit={rename}>
      <TextField
        name="name"
        label={words.name}
        defaultValue={source.name}
        maxLength={LONGEST.name}
        validate={needed(required)}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
        autoFocus
      />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

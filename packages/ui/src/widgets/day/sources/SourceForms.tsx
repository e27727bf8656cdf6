import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { sourceStrings } from '../../../strings/generated/source';
import type { Source } from './SourceRow';

const LONGEST = { name: 80, url: 2_000 } as const;

interface FormProps {
  onDone: () => Promise<void>;
  onClose: () => void;
}

interface AddSourceFormProps extends FormProps {
  words: { address: string; addressHelp: string; add: string };
  /** Returns the error of an address that cannot be one. */
  validate: (address: string) => string | null;
  add: (source: { url: string; name?: string }) => Promise<Source>;
}

/** The server reads the address before it responds, so that one that leads nowhere is said right away. */
export function AddSourceForm({ words: own, validate, add, onDone, onClose }: AddSourceFormProps) {
  const words = useStrings(sourceStrings);
  const toast = useToast();
  const submit = async (values: FormValues) => {
    const name = values.text('name').trim();
    const source = await add({ url: values.text('url').trim(), ...(name !== '' && { name }) });
    await onDone();
    if (source.failure === null) toast({ tone: 'success', title: words.added({ name: source.name }) });
    else toast({ title: words.addedUnread({ name: source.name }), description: source.failure });
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        name="url"
        type="url"
        label={own.address}
        description={own.addressHelp}
        maxLength={LONGEST.url}
        validate={validate}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
        autoFocus
      />
      <TextField name="name" label={words.name} description={words.nameHelp} maxLength={LONGEST.name} />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{own.add}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface RenameSourceFormProps extends FormProps {
  name: string;
  rename: (name: string) => Promise<unknown>;
}

export function RenameSourceForm({ name, rename, onDone, onClose }: RenameSourceFormProps) {
  const words = useStrings(sourceStrings);
  const { required } = useStrings(commonStrings);
  const submit = async (values: FormValues) => {
    await rename(values.text('name').trim());
    await onDone();
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        name="name"
        label={words.name}
        defaultValue={name}
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

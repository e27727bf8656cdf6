import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';

/** What gets a name. */
export type Named = 'search' | 'view' | 'segment';

export interface NameDialogProps {
  kind: Named;
  /** Keeps it; what it throws is shown in the form. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** In characters; a segment is a tag, and tags are short. */
const LONGEST = { search: 60, view: 60, segment: 40 } satisfies Record<Named, number>;

/** Asks for the name under which a search, or what is made of it, is kept. */
export function NameDialog({ kind, onName, onClose }: NameDialogProps) {
  const words = useStrings(selectorSearchStrings);
  const { title, help } = words.naming[kind];
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(stays) => !stays && onClose()}>
      <Form
        aria-label={title}
        onSubmit={async (values) => {
          await onName(values.text('name'));
          onClose();
        }}
      >
        <Text tone="muted">{help}</Text>
        <TextField
          name="name"
          label={words.name}
          maxLength={LONGEST[kind]}
          isRequired
          validate={needed(words.nameNeeded)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
          autoFocus
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

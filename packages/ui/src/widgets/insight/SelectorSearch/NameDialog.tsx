import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';

export type Named = 'search' | 'view' | 'segment';

export interface NameDialogProps {
  kind: Named;
  /** Saves it. The form shows what it throws. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** In characters. A segment is a tag, so its limit is lower. */
const LONGEST = { search: 60, view: 60, segment: 40 } satisfies Record<Named, number>;

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

import type { View } from '@concordia/api-client';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import type { MessageFilters } from '../messages/filters';
import { useViewEdits } from './useViewEdits';

export interface SaveViewProps {
  isOpen: boolean;
  onClose: () => void;
  filters: MessageFilters;
  onSaved: (view: View) => void;
}

export function SaveView({ isOpen, onClose, filters, onSaved }: SaveViewProps) {
  const words = useStrings(toolbarStrings);
  const { save } = useViewEdits();
  return (
    <Dialog title={words.saveTitle} size="small" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Form
        aria-label={words.saveTitle}
        onSubmit={async (values) => {
          onSaved(await save(values.text('name'), filters));
          onClose();
        }}
      >
        <Text tone="muted">{words.saveHelp}</Text>
        <TextField
          name="name"
          label={words.viewName}
          maxLength={60}
          isRequired
          validate={needed(words.nameNeeded)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks one thing begins there
          autoFocus
        />
        <FormActions>
          <SubmitButton>{words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

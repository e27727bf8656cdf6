import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';

interface SaveTableViewProps {
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

export function SaveTableView({ onSave, onClose }: SaveTableViewProps) {
  const words = useStrings(dataTableStrings);
  return (
    <Dialog title={words.saveTitle} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        aria-label={words.saveTitle}
        onSubmit={async (values) => {
          await onSave(values.text('name'));
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
          <SubmitButton>{words.saveIt}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

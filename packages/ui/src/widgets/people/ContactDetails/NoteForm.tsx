import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { TextArea } from '../../../components/TextArea';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

const LONGEST = 10_000;

interface NoteFormProps {
  label: string;
  submitLabel: string;
  start?: string;
  /** Saves the text. If it throws, the form shows the error and keeps the text. */
  onSubmit: (text: string) => Promise<void>;
  /** Without it there is no cancel button. */
  onCancel?: () => void;
}

export function NoteForm({ label, submitLabel, start = '', onSubmit, onCancel }: NoteFormProps) {
  const words = useStrings(peopleStrings);
  const [kept, setKept] = useState(0);
  return (
    <Form
      aria-label={label}
      onSubmit={async (values) => {
        await onSubmit(values.text('text'));
        setKept(kept + 1);
      }}
    >
      <TextArea
        key={kept}
        name="text"
        label={label}
        placeholder={words.notePlaceholder}
        rows={2}
        defaultValue={start}
        maxLength={LONGEST}
        isRequired
        validate={needed(words.noteNeeded)}
      />
      <FormActions>
        {onCancel && (
          <Button size="small" onPress={onCancel}>
            {words.cancel}
          </Button>
        )}
        <SubmitButton size="small" tone="secondary">
          {submitLabel}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

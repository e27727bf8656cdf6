import { type CannedReply, createCannedReply, updateCannedReply } from '@concordia/api-client';
import { CANNED_REPLY_SHORTCUT } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { cannedReplyStrings } from '../../../strings/generated/cannedReply';

export interface CannedReplyDialogProps {
  /** `null` for a new canned reply. */
  reply: CannedReply | null;
  onClose: () => void;
  onChange: () => Promise<void>;
}

const LONGEST = { name: 80, content: 4_000 } as const;

export function CannedReplyDialog({ reply, onClose, onChange }: CannedReplyDialogProps) {
  const words = useStrings(cannedReplyStrings);
  const [problem, setProblem] = useState<unknown>();
  async function submit(values: FormValues) {
    const shortcut = values.text('shortcut').trim();
    const body = {
      name: values.text('name').trim(),
      content: values.text('content'),
      shortcut: shortcut === '' ? null : shortcut,
    };
    try {
      await (reply === null ? createCannedReply(body) : updateCannedReply(reply.id, body));
    } catch (refusal) {
      setProblem(refusal);
      return;
    }
    await onChange();
    onClose();
  }
  const bounded = (value: string, needed: string, most: number, tooLong: string): string | null => {
    if (value.trim() === '') return needed;
    return value.length > most ? tooLong : null;
  };
  return (
    <Dialog
      title={reply === null ? words.add : words.edit({ name: reply.name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form aria-label={words.title} onSubmit={submit} problem={problem}>
        <TextField
          name="name"
          label={words.name}
          defaultValue={reply?.name}
          isRequired
          validate={(value) =>
            bounded(value, words.nameNeeded, LONGEST.name, words.nameTooLong({ most: LONGEST.name }))
          }
        />
        <TextArea
          name="content"
          label={words.content}
          description={words.contentHelp}
          rows={6}
          defaultValue={reply?.content}
          isRequired
          validate={(value) =>
            bounded(value, words.contentNeeded, LONGEST.content, words.contentTooLong({ most: LONGEST.content }))
          }
        />
        <TextField
          name="shortcut"
          label={words.shortcut}
          description={words.shortcutHelp}
          defaultValue={reply?.shortcut ?? undefined}
          validate={(value) => (value === '' || CANNED_REPLY_SHORTCUT.test(value) ? null : words.shortcutWrong)}
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

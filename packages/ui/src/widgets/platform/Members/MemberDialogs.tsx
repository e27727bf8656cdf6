import { createMember, deleteMember, type Member, updateMember } from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { commonStrings } from '../../../strings/generated/common';
import { memberStrings } from '../../../strings/generated/member';
import { useProblemWords } from '../../shared/problems';

export type MemberTask = { is: 'add' } | { is: 'edit' | 'remove'; member: Member };

interface MemberDialogsProps {
  task: MemberTask;
  onClose: () => void;
  onChange: () => Promise<void>;
}

export function MemberDialogs({ task, onClose, onChange }: MemberDialogsProps) {
  const words = useStrings(memberStrings);
  const problemWords = useProblemWords();
  const onOpenChange = (stays: boolean) => !stays && onClose();
  if (task.is === 'remove') {
    const { id, name } = task.member;
    const remove = async () => {
      await deleteMember(id);
      await onChange();
    };
    return (
      <AlertDialog
        title={words.askRemove({ name })}
        confirmLabel={words.remove}
        describeFailure={problemWords}
        onConfirm={remove}
        isOpen
        onOpenChange={onOpenChange}
      >
        {words.askRemoveHelp}
      </AlertDialog>
    );
  }
  const done = async () => {
    await onChange();
    onClose();
  };
  return (
    <Dialog
      title={task.is === 'add' ? words.addTitle : words.editTitle}
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={onOpenChange}
    >
      <MemberForm member={task.is === 'edit' ? task.member : null} onDone={done} onClose={onClose} />
    </Dialog>
  );
}

interface MemberFormProps {
  /** `null` for a new member. */
  member: Member | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const LONGEST = { name: 120, email: 254 } as const;

function MemberForm({ member, onDone, onClose }: MemberFormProps) {
  const words = useStrings(memberStrings);
  const { required } = useStrings(commonStrings);
  const keep = async (values: FormValues) => {
    const body = { name: values.text('name').trim(), email: values.text('email').trim() || null };
    await (member === null ? createMember(body) : updateMember(member.id, body));
    await onDone();
  };
  return (
    <Form onSubmit={keep}>
      <TextField
        name="name"
        label={words.name}
        defaultValue={member?.name}
        maxLength={LONGEST.name}
        validate={needed(required)}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={member?.email ?? undefined}
        maxLength={LONGEST.email}
      />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{member === null ? words.add : words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

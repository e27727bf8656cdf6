import type { NewTask, Task } from '@concordia/api-client';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { dueInstant } from '../tasks/due';
import { useSaveTask } from '../tasks/useTaskWrites';
import { useZone } from '../tasks/useZone';
import { type Due, DueFields } from './DueFields';

/** In its own chunk, with lists of options. */
const TaskAssignee = lazyWithPreload(async () => (await import('./TaskAssignee')).TaskAssignee);

export interface TaskFields extends Due {
  readonly title: string;
  readonly note: string;
  readonly assigneeId: string | null;
}

interface TaskFormProps {
  kind: Task['kind'];
  taskId: string | undefined;
  about: Pick<NewTask, 'contactId' | 'messageId' | 'conversationId'>;
  start: TaskFields;
  onClose: () => void;
}

const LONGEST_TITLE = 200;
const LONGEST_NOTE = 4_000;

/** The fields of a task. Escape and Cancel discard the input; a press outside the dialog does not. */
export function TaskForm({ kind, taskId, about, start, onClose }: TaskFormProps) {
  const words = useStrings(taskStrings);
  const zone = useZone();
  const toast = useToast();
  const { create, update } = useSaveTask();
  const title = useRef<HTMLInputElement>(null);
  // Focus starts on the title; the dialog's default is the close button.
  useEffect(() => title.current?.focus(), []);
  const [due, setDue] = useState<Due>({ day: start.day, time: start.time });
  const [assigneeId, setAssigneeId] = useState(start.assigneeId);

  async function submit(values: FormValues): Promise<void> {
    const fields = {
      title: values.text('title'),
      note: values.text('note') || null,
      dueAt: due.day === null ? null : dueInstant(due.day, due.time, zone),
      ...(assigneeId !== start.assigneeId && { assigneeId }),
    };
    const { contactId, messageId, conversationId } = about;
    if (taskId === undefined) await create({ kind, ...fields, contactId, messageId, conversationId });
    else await update(taskId, fields);
    onClose();
    toast({ title: taskId !== undefined ? words.saved : kind === 'task' ? words.created : words.scheduled });
  }

  return (
    <Form aria-label={taskId === undefined ? words.create[kind] : words.edit[kind]} onSubmit={submit}>
      <TextField
        ref={title}
        name="title"
        label={words.title}
        defaultValue={start.title}
        maxLength={LONGEST_TITLE}
        isRequired
        validate={needed(words.titleNeeded)}
      />
      <DueFields due={due} isRequired={kind === 'follow_up'} onChange={setDue} />
      <Suspense fallback={null}>
        <TaskAssignee about={about} assigneeId={assigneeId} onChange={setAssigneeId} />
      </Suspense>
      <TextArea name="note" label={words.note} defaultValue={start.note} maxLength={LONGEST_NOTE} />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{taskId === undefined ? words.create[kind] : words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

import { type Task, useGetContact, useGetMessage, useGetTask } from '@concordia/api-client';
import { Suspense, useEffect } from 'react';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { dueFields } from '../tasks/due';
import { useZone } from '../tasks/useZone';
import type { TaskFields } from './TaskForm';

/** Loaded on demand, in parallel with the task's data. */
const TaskForm = lazyWithPreload(async () => (await import('./TaskForm')).TaskForm);

export interface TaskDialogProps {
  kind: Task['kind'];
  /** @default the message's contact */
  contactId?: string;
  messageId?: string;
  conversationId?: string;
  /** The task to edit. Without it the dialog creates one. */
  taskId?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Creates or edits a task or a follow-up. */
export function TaskDialog({ isOpen, ...props }: TaskDialogProps) {
  const words = useStrings(taskStrings);
  if (!isOpen) return null;
  const title = props.taskId === undefined ? words.create[props.kind] : words.edit[props.kind];
  return (
    <Dialog title={title} isOpen isDismissable={false} onOpenChange={(stays) => !stays && props.onClose()}>
      <TaskDialogBody {...props} />
    </Dialog>
  );
}

type BodyProps = Omit<TaskDialogProps, 'isOpen'>;

function TaskDialogBody({ kind, taskId, contactId, messageId, conversationId, onClose }: BodyProps) {
  const words = useStrings(taskStrings);
  const problemWords = useProblemWords();
  useEffect(() => void TaskForm.preload(), []);
  const start = useStart({ kind, taskId, contactId, messageId });
  if (start.problem !== undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.failedOne}
        description={problemWords(start.problem)}
        reference={requestIdOf(start.problem)}
        onRetry={start.retry}
      />
    );
  }
  if (start.fields === undefined) {
    return <LoadingSkeleton />;
  }
  return (
    <Suspense fallback={<LoadingSkeleton />}>
      <TaskForm
        kind={kind}
        taskId={taskId}
        about={start.about ?? { contactId, messageId, conversationId }}
        start={start.fields}
        onClose={onClose}
      />
    </Suspense>
  );
}

const LoadingSkeleton = () => (
  <Stack gap="lg">
    <SkeletonShape shape="block" height="2.5rem" />
    <SkeletonShape shape="block" height="2.5rem" />
    <SkeletonShape shape="block" height="5rem" />
  </Stack>
);

/** The initial values: the task's own fields, or a title that names the follow-up's contact. */
function useStart({ kind, taskId, contactId, messageId }: Omit<BodyProps, 'onClose' | 'conversationId'>) {
  const words = useStrings(taskStrings);
  const zone = useZone();
  const isNamed = kind === 'follow_up' && taskId === undefined;
  const task = useGetTask(taskId ?? '', { swr: { enabled: taskId !== undefined } });
  const contact = useGetContact(contactId ?? '', { swr: { enabled: isNamed && contactId !== undefined } });
  const isOfMessage = isNamed && contactId === undefined && messageId !== undefined;
  const message = useGetMessage(messageId ?? '', { swr: { enabled: isOfMessage } });

  if (taskId !== undefined) {
    const retry = () => void task.mutate();
    if (task.data === undefined) return { problem: task.error, retry };
    return { fields: fieldsOf(task.data, zone), about: task.data, retry };
  }
  const source = contactId !== undefined ? contact : message;
  const isWaiting = isNamed && (contactId !== undefined || messageId !== undefined) && source.isLoading;
  if (isWaiting) return { retry: () => undefined };
  const name = contact.data?.name ?? message.data?.contact?.name;
  const title = isNamed && name !== undefined ? words.followUpWith({ name }) : '';
  return { fields: { title, note: '', assigneeId: null, day: null, time: null }, retry: () => undefined };
}

function fieldsOf(task: Task, zone: string): TaskFields {
  const due = task.dueAt === null ? { day: null, time: null } : dueFields(task.dueAt, zone);
  return { title: task.title, note: task.note ?? '', assigneeId: task.assigneeId, ...due };
}

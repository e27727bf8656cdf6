import { createTask, deleteTask, type NewTask, type Task, type TaskUpdate, updateTask } from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { useProblemWords } from '../../shared/problems';

const isAboutTasks = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('/api/tasks');

function useRereadTasks(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(isAboutTasks), [mutate]);
}

/** Writes for forms: they throw the server's error, so that the form can show it. */
export function useSaveTask() {
  const reread = useRereadTasks();
  return {
    create: async (task: NewTask): Promise<Task> => {
      const made = await createTask(task);
      void reread();
      return made;
    },
    update: async (taskId: string, update: TaskUpdate): Promise<Task> => {
      const changed = await updateTask(taskId, update);
      void reread();
      return changed;
    },
  };
}

const asNew = ({ kind, title, note, dueAt, contact, messageId, conversationId, assigneeId }: Task): NewTask => ({
  kind,
  title,
  note,
  dueAt,
  contactId: contact?.id ?? null,
  messageId,
  conversationId,
  assigneeId,
});

/** Writes for rows: applied at once, with undo in a toast. */
export function useTaskActions() {
  const words = useStrings(taskStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadTasks();

  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (problem) {
      toast({ title: words.notKept, description: problemWords(problem), tone: 'destructive' });
      return false;
    } finally {
      void reread();
    }
  }

  const setState = (task: Task, state: Task['state']) => attempt(() => updateTask(task.id, { state }));

  return {
    reopen: (task: Task) => setState(task, 'open'),
    checkOff: async (task: Task) => {
      if (!(await setState(task, 'done'))) return;
      toast({
        title: words.done({ title: task.title }),
        action: { label: words.undo, onPress: () => void setState(task, 'open') },
      });
    },
    remove: async (task: Task) => {
      if (!(await attempt(() => deleteTask(task.id)))) return;
      toast({
        title: words.deleted({ title: task.title }),
        action: { label: words.undo, onPress: () => void attempt(() => createTask(asNew(task))) },
      });
    },
  };
}

import {
  type AcceptedQueue,
  acceptQueue,
  deleteTask,
  type OptimizedQueue,
  optimizeQueue,
  updateTask,
} from '@concordia/api-client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { useProblemWords } from '../../shared/problems';
import { type PlacedTask, type PlannedTask, placedOf, toAccept, toOptimize } from './plannedTask';

export interface Queue {
  readonly placed: readonly PlacedTask[];
  readonly day: OptimizedQueue['day'];
}

const isAboutTasks = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && /^\/api\/(tasks|queue)/u.test(key[0]);

export function useQueue() {
  const words = useStrings(taskOptimizationStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const [queue, setQueue] = useState<Queue | null>(null);
  const [busy, setBusy] = useState<'run' | 'accept' | null>(null);
  const [isAccepted, setAccepted] = useState(false);

  async function run(tasks: readonly PlannedTask[]) {
    setBusy('run');
    try {
      const { optimized_tasks, day } = await optimizeQueue({ tasks: tasks.map(toOptimize) });
      setQueue({ placed: placedOf(optimized_tasks, tasks), day });
      setAccepted(false);
      toast({
        tone: 'success',
        title: words.completeTitle,
        description: words.complete({ count: optimized_tasks.length }),
      });
    } catch {
      toast({ tone: 'destructive', title: words.failedTitle, description: words.failedHelp });
    } finally {
      setBusy(null);
    }
  }

  async function takeBack({ changes }: AcceptedQueue) {
    const undone = changes.map(({ taskId, isNew, dueBefore }) =>
      isNew ? deleteTask(taskId) : updateTask(taskId, { dueAt: dueBefore }),
    );
    const failed = (await Promise.allSettled(undone)).some(({ status }) => status === 'rejected');
    void mutate(isAboutTasks);
    setAccepted(false);
    toast(failed ? { tone: 'destructive', title: words.takeBackFailed } : { title: words.takenBack });
  }

  async function accept() {
    if (queue === null) return;
    setBusy('accept');
    try {
      const made = await acceptQueue({ tasks: toAccept(queue.placed) });
      setAccepted(true);
      void mutate(isAboutTasks);
      toast({
        tone: 'success',
        title: words.acceptedTitle,
        description: words.acceptedHelp({ created: made.created, moved: made.moved }),
        ...(made.changes.length > 0 && { action: { label: words.undo, onPress: () => void takeBack(made) } }),
      });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.acceptFailed, description: problemWords(problem) });
    } finally {
      setBusy(null);
    }
  }

  return { queue, busy, isAccepted, run, accept };
}

import { type Task, useListTasks } from '@concordia/api-client';
import { endOfDay } from '@concordia/domain';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { useNow } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useZone } from '../tasks/useZone';
import { TaskGroup } from './TaskGroup';

/** Loaded on demand: most lists are only read. */
const TaskDialog = lazy(() => import('../TaskDialog').then((module) => ({ default: module.TaskDialog })));

export interface TaskListProps {
  /** Limits the list to tasks about this contact. */
  contactId?: string;
  /** Limits the list to tasks created from this message. */
  messageId?: string;
  /** `today` leaves out tasks due later or without a due date. @default 'all' */
  scope?: 'all' | 'today';
  /** Called with the message of a task. Without it tasks do not link to their message. */
  onOpenMessage?: (messageId: string) => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Set it where the context already names the list. @default false */
  isHeadingHidden?: boolean;
}

/** Tasks loaded, soonest due first. */
const SHOWN = 100;

/** Overdue, open and done tasks, to check off, edit and delete. */
export function TaskList({ contactId, messageId, scope = 'all', ...props }: TaskListProps) {
  const { onOpenMessage, headingLevel = 2, isHeadingHidden = false } = props;
  const words = useStrings(taskStrings);
  const problemWords = useProblemWords();
  const now = useNow();
  const zone = useZone();
  const [showsDone, setShowsDone] = useState(false);
  const [edited, setEdited] = useState<Task | null>(null);
  const about = { ...(contactId && { contactId }), ...(messageId && { messageId }), limit: SHOWN };
  const open = useListTasks({ ...about, state: 'open' });
  const done = useListTasks({ ...about, state: 'done' }, { swr: { enabled: showsDone } });
  const until = scope === 'all' ? Number.POSITIVE_INFINITY : endOfDay(now, zone);
  const shown = open.data?.filter(({ dueAt }) => scope === 'all' || (dueAt !== null && Date.parse(dueAt) < until));
  const isOverdue = ({ dueAt }: Task) => dueAt !== null && Date.parse(dueAt) < now;
  const group = { onEdit: setEdited, ...(onOpenMessage && { onOpenMessage }) };

  return (
    <>
      <WidgetFrame
        title={words.list}
        headingLevel={headingLevel}
        isHeadingHidden={isHeadingHidden}
        state={stateOf()}
        skeleton={
          <Stack gap="sm">
            <SkeletonShape shape="block" height="3rem" />
            <SkeletonShape shape="block" height="3rem" />
          </Stack>
        }
        empty={<EmptyState size="compact" icon="check" title={words.none} description={words.noneHelp} />}
      >
        {(tasks) => (
          <>
            <TaskGroup title={words.overdue} tone="late" tasks={tasks.filter(isOverdue)} {...group} />
            <TaskGroup
              title={scope === 'today' ? words.today : words.open}
              tasks={tasks.filter((task) => !isOverdue(task))}
              {...group}
            />
          </>
        )}
      </WidgetFrame>
      {scope === 'all' && (
        <Stack gap="sm">
          <Switch isSelected={showsDone} onChange={setShowsDone}>
            {words.showDone}
          </Switch>
          {showsDone && <TaskGroup title={words.finished} tasks={done.data ?? []} {...group} />}
        </Stack>
      )}
      {edited !== null && (
        <Suspense>
          <TaskDialog kind={edited.kind} taskId={edited.id} isOpen onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );

  function stateOf(): WidgetState<readonly Task[]> {
    if (shown === undefined) {
      if (open.error === undefined) return { kind: 'loading' };
      const problem = {
        title: words.failed,
        description: problemWords(open.error),
        reference: requestIdOf(open.error),
      };
      return { kind: 'failed', problem, retry: () => void open.mutate(), isRetrying: open.isValidating };
    }
    if (shown.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: shown, isRefreshing: open.isValidating };
  }
}

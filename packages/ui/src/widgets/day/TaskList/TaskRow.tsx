import type { Task } from '@concordia/api-client';
import { IconButton } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { useTaskActions } from '../tasks/useTaskWrites';
import * as styles from './TaskList.css';

interface TaskRowProps {
  task: Task;
  isLate: boolean;
  onEdit: (task: Task) => void;
  onOpenMessage?: (messageId: string) => void;
}

/** One task. A press checks it off; the toast offers undo. */
export function TaskRow({ task, isLate, onEdit, onOpenMessage }: TaskRowProps) {
  const words = useStrings(taskStrings);
  const { checkOff, reopen, remove } = useTaskActions();
  const { messageId } = task;
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={words.checkOff({ title: task.title })}
        isSelected={task.state === 'done'}
        onChange={(isDone) => void (isDone ? checkOff(task) : reopen(task))}
      />
      <div className={styles.words}>
        <span className={styles.title({ isDone: task.state === 'done' })} dir="auto">
          {task.title}
        </span>
        <Text as="span" size="caption" tone="muted">
          <span className={styles.meta}>
            <span className={styles.due({ isLate })}>
              <Due task={task} />
            </span>
            {task.contact !== null && <span dir="auto">{task.contact.name}</span>}
          </span>
        </Text>
        {task.note !== null && (
          <Text as="span" size="caption" tone="muted" maxLines={2} dir="auto">
            {task.note}
          </Text>
        )}
      </div>
      <span className={styles.actions}>
        {messageId !== null && onOpenMessage !== undefined && (
          <IconButton
            icon="mail-open"
            size="small"
            label={words.openMessage({ title: task.title })}
            onPress={() => onOpenMessage(messageId)}
          />
        )}
        <IconButton
          icon="pencil"
          size="small"
          label={words.editOne({ title: task.title })}
          onPress={() => onEdit(task)}
        />
        <IconButton
          icon="trash"
          size="small"
          label={words.deleteOne({ title: task.title })}
          onPress={() => void remove(task)}
        />
      </span>
    </li>
  );
}

function Due({ task: { dueAt, doneAt } }: { task: Task }) {
  const words = useStrings(taskStrings);
  if (doneAt !== null) return <RelativeTime instant={doneAt} />;
  return dueAt === null ? words.noTime : <RelativeTime instant={dueAt} mayBeAhead />;
}

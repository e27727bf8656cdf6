import type { Task } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import * as styles from './TaskList.css';
import { TaskRow } from './TaskRow';

export interface TaskGroupProps {
  title: string;
  tasks: readonly Task[];
  /** `late` for overdue tasks. @default 'plain' */
  tone?: 'late' | 'plain';
  onEdit: (task: Task) => void;
  onOpenMessage?: (messageId: string) => void;
}

/** Tasks under a heading; renders nothing if there are none. */
export function TaskGroup({ title, tasks, tone = 'plain', ...row }: TaskGroupProps) {
  const titleId = useId();
  if (tasks.length === 0) return null;
  return (
    <div className={styles.group}>
      <Heading level={3} size="caption" tone="muted" id={titleId}>
        {title}
      </Heading>
      <ul aria-labelledby={titleId}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} isLate={tone === 'late'} {...row} />
        ))}
      </ul>
    </div>
  );
}

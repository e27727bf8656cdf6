import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import type { PlannedTask, TaskFigures } from './plannedTask';
import { TaskLine } from './TaskLine';
import { useRowHeir } from './useRowHeir';

export interface PlannedTasksProps {
  tasks: readonly PlannedTask[];
  onChange: (id: string, figures: TaskFigures) => void;
  onRemove: (id: string) => void;
  onBringBack: (id: string) => void;
  /** Called when the last task is removed, to move the focus elsewhere. */
  onEmptied: () => void;
}

/** Tasks shown before the list is expanded. */
const SHOWN = 12;

/** The tasks to optimize. At most one is in edit mode. */
export function PlannedTasks({ tasks, onChange, onRemove, onBringBack, onEmptied }: PlannedTasksProps) {
  const words = useStrings(taskOptimizationStrings);
  const toast = useToast();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { list, follow } = useRowHeir<HTMLUListElement>();
  const shown = showsAll ? tasks : tasks.slice(0, SHOWN);
  return (
    <Stack gap="sm">
      <Text size="caption" tone="muted" isTabular>
        {words.count({ count: tasks.length })}
      </Text>
      <ul ref={list} aria-label={words.tasks}>
        {shown.map((task, index) => (
          <TaskLine
            key={task.id}
            task={task}
            isEdited={task.id === editedId}
            onEdit={(isEdited) => setEditedId(isEdited ? task.id : null)}
            onChange={(figures) => onChange(task.id, figures)}
            onRemove={() => {
              if (tasks.length === 1) onEmptied();
              else follow(index);
              onRemove(task.id);
              toast({
                title: words.removed({ title: task.title }),
                action: { label: words.undo, onPress: () => onBringBack(task.id) },
              });
            }}
          />
        ))}
      </ul>
      {tasks.length > shown.length && (
        <span>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {words.showMore({ count: tasks.length - shown.length })}
          </Button>
        </span>
      )}
    </Stack>
  );
}

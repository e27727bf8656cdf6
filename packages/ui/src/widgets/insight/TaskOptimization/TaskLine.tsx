import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { ToggleIconButton } from '../../../components/ToggleButton';
import { useMoney, useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { FigureFields } from './FigureFields';
import type { PlannedTask, TaskFigures } from './plannedTask';
import * as styles from './TaskOptimization.css';

export interface TaskLineProps {
  task: PlannedTask;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onChange: (figures: TaskFigures) => void;
  onRemove: () => void;
}

export function TaskLine({ task, isEdited, onEdit, onChange, onRemove }: TaskLineProps) {
  const words = useStrings(taskOptimizationStrings);
  const money = useMoney();
  const { title, source, action_type, dueAt } = task;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Inline gap="sm">
          <Text as="span" size="dense" weight="medium" dir="auto">
            {title}
          </Text>
          <Badge tone="outline">{words.source[source]}</Badge>
        </Inline>
        <Text as="span" size="caption" tone="muted" isTabular>
          {words.action[action_type]} ·{' '}
          {words.line({
            value: money(task.estimated_value),
            spent: task.estimated_time_minutes,
            risk: task.risk_score,
            urgency: task.urgency_score,
          })}
        </Text>
        {dueAt !== null && (
          <Text as="span" size="caption" tone="muted">
            {words.due} <RelativeTime instant={dueAt} mayBeAhead />
          </Text>
        )}
      </div>
      <span className={styles.buttons}>
        <ToggleIconButton
          icon="pencil"
          size="small"
          label={words.edit({ title })}
          isSelected={isEdited}
          onChange={onEdit}
        />
        <span data-remove>
          <IconButton icon="close" size="small" label={words.remove({ title })} onPress={onRemove} />
        </span>
      </span>
      {isEdited && <FigureFields task={task} onChange={onChange} />}
    </li>
  );
}

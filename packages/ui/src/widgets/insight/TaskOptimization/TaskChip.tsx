import { Button } from 'react-aria-components';
import { useDateFormat } from '../../../locale';
import type { PlannedTask } from './plannedTask';
import * as styles from './TaskOptimization.css';

interface TaskChipProps {
  task: PlannedTask;
  /** Ms since the epoch; `null` without a time. */
  at: number | null;
  isOpen: boolean;
  /** Id of the element with its details. */
  controls: string;
  onPress: () => void;
}

/** A task in one line of the day, which opens its reasons. */
export function TaskChip({ task, at, isOpen, controls, onPress }: TaskChipProps) {
  const time = useDateFormat({ timeStyle: 'short' });
  return (
    <Button className={styles.chip} aria-expanded={isOpen} aria-controls={controls} onPress={onPress}>
      <span className={styles.swatch({ action: task.action_type })} />
      {at !== null && <span className={styles.chipTime}>{time.format(at)}</span>}
      <span className={styles.chipTitle} dir="auto">
        {task.title}
      </span>
    </Button>
  );
}

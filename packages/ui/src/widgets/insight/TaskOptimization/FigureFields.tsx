import { moneyFormat } from '@concordia/domain';
import { NumberField } from '../../../components/NumberField';
import { Slider } from '../../../components/Slider';
import { useCurrency, useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import type { PlannedTask, TaskFigures } from './plannedTask';
import * as styles from './TaskOptimization.css';

export interface FigureFieldsProps {
  task: PlannedTask;
  onChange: (figures: TaskFigures) => void;
}

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** A working day. */
const MOST_MINUTES = 480;

export function FigureFields({ task, onChange }: FigureFieldsProps) {
  const words = useStrings(taskOptimizationStrings);
  const currency = useCurrency();
  const { estimated_value, estimated_time_minutes, risk_score, urgency_score } = task;
  const figures: TaskFigures = { estimated_value, estimated_time_minutes, risk_score, urgency_score };
  return (
    <div role="group" aria-label={words.figures({ title: task.title })} className={styles.figures}>
      <NumberField
        size="small"
        label={words.value}
        format={moneyFormat(currency, estimated_value)}
        minValue={0}
        value={estimated_value}
        // An emptied field keeps its last value.
        onChange={(value) => onChange({ ...figures, estimated_value: value ?? estimated_value })}
      />
      <NumberField
        size="small"
        label={words.minutes}
        minValue={1}
        maxValue={MOST_MINUTES}
        value={estimated_time_minutes}
        onChange={(value) => onChange({ ...figures, estimated_time_minutes: value ?? estimated_time_minutes })}
      />
      <Slider
        label={words.risk}
        minValue={0}
        maxValue={1}
        step={0.01}
        format={PERCENT}
        value={risk_score}
        onChange={(value) => onChange({ ...figures, risk_score: value })}
      />
      <Slider
        label={words.urgency}
        minValue={0}
        maxValue={1}
        step={0.01}
        format={PERCENT}
        value={urgency_score}
        onChange={(value) => onChange({ ...figures, urgency_score: value })}
      />
    </div>
  );
}

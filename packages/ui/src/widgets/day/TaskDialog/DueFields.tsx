import { Button } from '../../../components/Button';
import { DatePicker } from '../../../components/DatePicker';
import { Inline } from '../../../components/Inline';
import { useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { TimeField } from '../../../components/TimeField';
import { useStrings } from '../../../locale';
import { taskStrings } from '../../../strings/generated/task';
import { duePresets, presetDue } from '../tasks/due';
import { useZone } from '../tasks/useZone';
import * as styles from './TaskDialog.css';

/** A day and time in the user's zone. A day without a time means 09:00. */
export interface Due {
  readonly day: string | null;
  readonly time: string | null;
}

interface DueFieldsProps {
  due: Due;
  isRequired: boolean;
  onChange: (due: Due) => void;
}

export function DueFields({ due, isRequired, onChange }: DueFieldsProps) {
  const words = useStrings(taskStrings);
  const now = useNow();
  const zone = useZone();
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {duePresets.map((preset) => (
          <Button key={preset} size="small" onPress={() => onChange(presetDue(preset, now, zone))}>
            {words.preset[preset]}
          </Button>
        ))}
      </Inline>
      <div className={styles.due}>
        <DatePicker
          name="day"
          label={isRequired ? words.day : words.dayOptional}
          value={due.day}
          isRequired={isRequired}
          onChange={(day) => onChange({ day, time: day === null ? null : (due.time ?? '09:00') })}
        />
        <TimeField
          name="time"
          label={words.time}
          value={due.time}
          isDisabled={due.day === null}
          onChange={(time) => onChange({ ...due, time })}
        />
      </div>
    </Stack>
  );
}

import type { CalendarDate } from '@internationalized/date';
import { use } from 'react';
import { DatePickerStateContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { datePickerStrings } from '../../strings/generated/datePicker';
import { Button } from '../Button';
import * as styles from './DatePicker.css';

interface CalendarFootProps {
  today: CalendarDate;
  isRequired: boolean;
}

export function CalendarFoot({ today, isRequired }: CalendarFootProps) {
  const words = useStrings(datePickerStrings);
  const state = use(DatePickerStateContext);
  if (!state) return null;
  const clear = () => {
    state.setValue(null);
    state.setOpen(false);
  };
  return (
    <footer className={styles.foot}>
      <Button size="small" tone="quiet" onPress={() => state.setDateValue(today)}>
        {words.today}
      </Button>
      {!isRequired && state.value !== null && (
        <Button size="small" tone="quiet" onPress={clear}>
          {words.clear}
        </Button>
      )}
    </footer>
  );
}

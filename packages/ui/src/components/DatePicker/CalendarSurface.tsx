import type { CalendarDate } from '@internationalized/date';
import { CalendarFoot } from './CalendarFoot';
import * as styles from './DatePicker.css';
import { MonthCalendar } from './MonthCalendar';

interface CalendarSurfaceProps {
  /** Where the person is. */
  today: CalendarDate;
  isRequired: boolean;
}

/** What the button of a field for a day opens. */
export function CalendarSurface({ today, isRequired }: CalendarSurfaceProps) {
  return (
    <div className={styles.calendar}>
      <MonthCalendar today={today} />
      <CalendarFoot today={today} isRequired={isRequired} />
    </div>
  );
}

import type { CalendarDate } from '@internationalized/date';
import { CalendarFoot } from './CalendarFoot';
import * as styles from './DatePicker.css';
import { MonthCalendar } from './MonthCalendar';

interface CalendarSurfaceProps {
  /** Today in the user's time zone. */
  today: CalendarDate;
  isRequired: boolean;
}

export function CalendarSurface({ today, isRequired }: CalendarSurfaceProps) {
  return (
    <div className={styles.calendar}>
      <MonthCalendar today={today} />
      <CalendarFoot today={today} isRequired={isRequired} />
    </div>
  );
}

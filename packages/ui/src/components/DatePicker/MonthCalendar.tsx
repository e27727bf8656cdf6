import { type CalendarDate, isSameDay } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { fieldButton } from '../Field/FieldButton.css';
import { Icon } from '../Icon';
import * as styles from './DatePicker.css';
import { MonthAndYear } from './MonthAndYear';

interface MonthCalendarProps {
  /** Today in the user's time zone. */
  today: CalendarDate;
}

export function MonthCalendar({ today }: MonthCalendarProps) {
  return (
    <Calendar>
      <header className={styles.head}>
        <Button slot="previous" className={fieldButton({ place: 'head' })}>
          <Icon name="chevron-left" />
        </Button>
        <MonthAndYear />
        <Button slot="next" className={fieldButton({ place: 'head' })}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} isToday={isSameDay(date, today)} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

/** react-aria uses the machine's date; this marks today by the user's clock and time zone. */
function Day({ date, isToday }: { date: CalendarDate; isToday: boolean }) {
  return (
    <CalendarCell
      date={date}
      data-now={isToday || undefined}
      className={styles.day}
      render={(props) => <div {...props} aria-current={isToday ? 'date' : undefined} />}
    />
  );
}

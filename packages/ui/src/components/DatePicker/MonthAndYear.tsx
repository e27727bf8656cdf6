import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components';
import { useDateFormat } from '../../locale';
import { Select } from '../Select';
import * as styles from './DatePicker.css';

/** Half precede the displayed year. With a latest date, the range shifts further into the past, which suits birthdays. */
const years = 150;

interface Picker {
  'aria-label': string;
  value: unknown;
  onChange: (id: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** Month and year selects of the calendar. With the list open, typing "1985" selects that year. */
export function MonthAndYear() {
  const format = useDateFormat({ month: 'long', year: 'numeric' });
  const parts = format.formatToParts(0).map(({ type }) => type);
  const month = (
    <CalendarMonthPicker key="month">
      {(picker) => <Choice {...picker} onChange={(id) => picker.onChange(id)} />}
    </CalendarMonthPicker>
  );
  const year = (
    <CalendarYearPicker key="year" visibleYears={years}>
      {(picker) => <Choice {...picker} onChange={(id) => picker.onChange(id)} />}
    </CalendarYearPicker>
  );
  const isYearFirst = parts.indexOf('year') < parts.indexOf('month');
  return <div className={styles.monthAndYear}>{isYearFirst ? [year, month] : [month, year]}</div>;
}

function Choice({ 'aria-label': label, value, onChange, items }: Picker) {
  return (
    <Select
      label={label}
      isLabelHidden
      size="small"
      options={items.map(({ id, formatted }) => ({ id: String(id), label: formatted }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

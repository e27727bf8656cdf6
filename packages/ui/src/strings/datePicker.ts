import { section } from '../locale';

/** What date fields and their calendars say. */
export const datePickerStrings = section('datePicker', {
  calendar: 'Calendar',
  today: 'Today',
  clear: 'No date',
});

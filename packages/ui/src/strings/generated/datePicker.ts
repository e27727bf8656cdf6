// Written by `npm run generate` from messages/en/datePicker.json.
import { section } from '../../locale';

export const datePickerStrings = section('datePicker', {
  calendar: 'Calendar',
  today: 'Today',
  clear: 'No date',
});

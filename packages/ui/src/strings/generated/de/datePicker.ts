// Written by `npm run generate` from messages/de/datePicker.json.
import type { TextOf } from '../../../locale';
import type { datePickerStrings } from '../datePicker';

export const datePickerWords = (): TextOf<typeof datePickerStrings> => ({
  calendar: 'Kalender',
  today: 'Heute',
  clear: 'Kein Datum',
});

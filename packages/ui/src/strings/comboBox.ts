import { section } from '../locale';

/** What fields that search their options say. */
export const comboBoxStrings = section('comboBox', {
  searching: 'Searching…',
  nothing: (text: string) => (text === '' ? 'Nothing to choose from' : `Nothing found for “${text}”`),
  use: (text: string) => `Use “${text}”`,
});

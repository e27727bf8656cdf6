// Written by `npm run generate` from messages/en/comboBox.json.
import { section } from '../../locale';

export const comboBoxStrings = section('comboBox', {
  searching: 'Searching…',
  nothing: 'Nothing to choose from',
  nothingFor: ({ text }: { text: string }) => `Nothing found for “${text}”`,
  use: ({ text }: { text: string }) => `Use “${text}”`,
});

// Written by `npm run generate` from messages/de/comboBox.json.
import type { TextOf } from '../../../locale';
import type { comboBoxStrings } from '../comboBox';

export const comboBoxWords = (): TextOf<typeof comboBoxStrings> => ({
  searching: 'Suche läuft …',
  nothing: 'Keine Auswahl verfügbar',
  nothingFor: ({ text }: { text: string }) => `Nichts gefunden für „${text}“`,
  use: ({ text }: { text: string }) => `„${text}“ verwenden`,
});

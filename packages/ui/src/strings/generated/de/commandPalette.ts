// Written by `npm run generate` from messages/de/commandPalette.json.
import type { Speech, TextOf } from '../../../locale';
import type { commandPaletteStrings } from '../commandPalette';

export const commandPaletteWords = ({ counted }: Speech): TextOf<typeof commandPaletteStrings> => ({
  title: 'Befehle',
  placeholder: 'Befehle, Personen und Nachrichten suchen',
  results: 'Mögliche Aktionen',
  recent: 'Zuletzt verwendet',
  back: 'Zurück zu allen Befehlen',
  searching: 'Suche läuft …',
  found: ({ count }: { count: number }) => counted(count, 'Ergebnis', 'Ergebnisse'),
  nothing: ({ query }: { query: string }) => `Nichts gefunden für „${query}“`,
  nothingYet: 'Nichts zur Auswahl',
  more: ({ count }: { count: number }) => counted(count, 'weiteres Ergebnis. Tippen Sie weiter, um es zu finden.', 'weitere Ergebnisse. Tippen Sie weiter, um sie zu finden.'),
});

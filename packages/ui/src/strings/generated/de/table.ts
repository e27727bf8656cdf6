// Written by `npm run generate` from messages/de/table.json.
import type { TextOf } from '../../../locale';
import type { tableStrings } from '../table';

export const tableWords = (): TextOf<typeof tableStrings> => ({
  empty: 'Hier ist noch nichts',
  loading: 'Wird geladen',
  loadingMore: 'Weitere werden geladen',
  width: ({ column }: { column: string }) => `Breite der Spalte ${column}`,
  selection: 'Auswahl',
  selectAll: 'Alle auswählen',
});

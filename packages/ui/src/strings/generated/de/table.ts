// Written by `npm run generate` from messages/de/table.json.
import type { Speech, TextOf } from '../../../locale';
import type { tableStrings } from '../table';

export const tableWords = ({ figure }: Speech): TextOf<typeof tableStrings> => ({
  empty: 'Hier ist noch nichts',
  loading: 'Wird geladen',
  loadingMore: 'Weitere werden geladen',
  width: ({ column }: { column: string }) => `Breite der Spalte ${column}`,
  selection: 'Auswahl',
  selectAll: 'Alle auswählen',
  actions: 'Aktionen für die ausgewählten Zeilen',
  actionsReady: 'Aktionen sind verfügbar. Sie erreichen sie mit der Tabulatortaste.',
  clear: 'Auswahl aufheben',
  selected: ({ count }: { count: number }) => `${figure(count)} ausgewählt`,
});

// Written by `npm run generate` from messages/de/board.json.
import type { Speech, TextOf } from '../../../locale';
import type { boardStrings } from '../board';

export const boardWords = ({ figure }: Speech): TextOf<typeof boardStrings> => ({
  drag: ({ label }: { label: string }) => `${label} ziehen`,
  actions: ({ label }: { label: string }) => `Aktionen für ${label}`,
  dropInto: ({ column }: { column: string }) => `Verschieben nach „${column}“`,
  moveTo: 'Verschieben nach',
  moved: ({ label, column }: { label: string; column: string }) => `${label} nach „${column}“ verschoben`,
  columns: 'Spalte',
  choose: ({ label }: { label: string }) => `${label} auswählen`,
  atLeast: ({ count }: { count: number }) => `${figure(count)}+`,
  collapse: ({ column }: { column: string }) => `Spalte „${column}“ einklappen`,
  expand: ({ column }: { column: string }) => `„${column}“ anzeigen`,
});

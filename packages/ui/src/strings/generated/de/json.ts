// Written by `npm run generate` from messages/de/json.json.
import type { Speech, TextOf } from '../../../locale';
import type { jsonStrings } from '../json';

export const jsonWords = ({ counted, figure, form }: Speech): TextOf<typeof jsonStrings> => ({
  keys: ({ count }: { count: number }) => counted(count, 'Schlüssel', 'Schlüssel'),
  items: ({ count }: { count: number }) => counted(count, 'Element', 'Elemente'),
  range: ({ first, last }: { first: number; last: number }) => `${figure(first)} bis ${figure(last)}`,
  path: 'Pfad',
  value: 'Wert',
  showAll: ({ length }: { length: number }) => `${form(length, `${figure(length)} Zeichen`, `Alle ${figure(length)} Zeichen`)} anzeigen`,
  showLess: 'Weniger anzeigen',
});

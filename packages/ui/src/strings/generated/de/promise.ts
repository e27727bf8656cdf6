// Written by `npm run generate` from messages/de/promise.json.
import type { TextOf } from '../../../locale';
import type { promiseStrings } from '../promise';

export const promiseWords = (): TextOf<typeof promiseStrings> => ({
  undo: 'Rückgängig',
  keep: ({ quote }: { quote: string }) => `Eingehalten: ${quote}`,
  keptNow: ({ quote }: { quote: string }) => `Abgehakt: ${quote}`,
  reopened: ({ quote }: { quote: string }) => `Wieder offen: ${quote}`,
  notKept: 'Das konnte nicht gespeichert werden',
});

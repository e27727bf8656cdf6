// Written by `npm run generate` from messages/de/regroup.json.
import type { Speech, TextOf } from '../../../locale';
import type { regroupStrings } from '../regroup';

export const regroupWords = ({ counted }: Speech): TextOf<typeof regroupStrings> => ({
  more: 'Weitere Aktionen',
  mergeWith: 'Zusammenführen mit…',
  splitHere: 'Hier neue Unterhaltung beginnen',
  title: 'Unterhaltungen zusammenführen',
  choose: ({ name }: { name: string }) => `Unterhaltungen mit ${name}`,
  failed: 'Die Unterhaltungen konnten nicht gelesen werden',
  none: ({ name }: { name: string }) => `Keine andere Unterhaltung mit ${name}`,
  noneHelp: 'Es gibt nichts zum Zusammenführen.',
  untitled: 'Ohne Betreff',
  merge: ({ count }: { count: number }) => count === 0 ? 'Zusammenführen' : counted(count, 'Unterhaltung zusammenführen', 'Unterhaltungen zusammenführen'),
  help: 'Ihre Nachrichten, Entwürfe und Aufgaben kommen in diese Unterhaltung.',
  cancel: 'Abbrechen',
  merged: ({ count }: { count: number }) => counted(count, 'Unterhaltung mit dieser zusammengeführt', 'Unterhaltungen mit dieser zusammengeführt'),
  split: ({ count }: { count: number }) => counted(count, 'Nachricht in eine neue Unterhaltung verschoben', 'Nachrichten in eine neue Unterhaltung verschoben'),
  notMerged: 'Die Unterhaltungen konnten nicht zusammengeführt werden',
  notSplit: 'Die Unterhaltung konnte nicht geteilt werden',
  notUndone: 'Das konnte nicht rückgängig gemacht werden',
});

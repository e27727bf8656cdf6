// Written by `npm run generate` from messages/de/boardColumns.json.
import type { TextOf } from '../../../locale';
import type { boardColumnsStrings } from '../boardColumns';

export const boardColumnsWords = (): TextOf<typeof boardColumnsStrings> => ({
  nothing: {
    matches: 'Keine offene Unterhaltung passt.',
    projectId: 'Das Projekt dieser Ansicht wurde gelöscht. Ändern Sie die Ansicht oder entfernen Sie ihre Spalte.',
    assigneeId: 'Das Mitglied dieser Ansicht wurde gelöscht. Ändern Sie die Ansicht oder entfernen Sie ihre Spalte.',
    accountId: 'Das Konto dieser Ansicht wurde entfernt. Ändern Sie die Ansicht oder entfernen Sie ihre Spalte.',
  },
  edit: 'Spalten des Boards…',
  title: 'Spalten des Boards',
  help: 'Die Spalte einer Ansicht zeigt jede offene Unterhaltung, die zu ihr passt, zusätzlich zu der Spalte, in der sie steht.',
  moveUp: ({ name }: { name: string }) => `„${name}“ nach oben`,
  moveDown: ({ name }: { name: string }) => `„${name}“ nach unten`,
  list: 'Spalten, der Reihe nach',
  ofView: 'Ansicht',
  removeColumn: ({ name }: { name: string }) => `Spalte „${name}“ entfernen`,
  removed: ({ name }: { name: string }) => `Spalte „${name}“ entfernt`,
  added: ({ name }: { name: string }) => `Spalte „${name}“ hinzugefügt`,
  moved: 'Reihenfolge der Spalten geändert',
  add: 'Spalte hinzufügen',
  toAdd: 'Ansichten',
  newColumn: 'Neue Spalte…',
  full: 'Das Board hat zwölf Spalten, mehr sind nicht möglich. Entfernen Sie eine, um eine andere hinzuzufügen.',
  newTitle: 'Neue Spalte',
  name: 'Name',
  nameNeeded: 'Geben Sie der Spalte einen Namen.',
  rule: 'Was sie zeigt',
  ruleHelp: 'Eine Suche, zum Beispiel channel:whatsapp is:unread. Die Spalte wird auch als Ansicht gespeichert.',
  ruleNeeded: 'Geben Sie an, was die Spalte zeigt.',
  create: 'Spalte hinzufügen',
  failed: 'Die Spalten wurden nicht geändert',
  readFailed: 'Die Spalten konnten nicht gelesen werden.',
  loading: 'Spalten werden gelesen…',
});

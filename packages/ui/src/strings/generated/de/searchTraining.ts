// Written by `npm run generate` from messages/de/searchTraining.json.
import type { Speech, TextOf } from '../../../locale';
import type { searchTrainingStrings } from '../searchTraining';

export const searchTrainingWords = ({ counted, figure, form }: Speech): TextOf<typeof searchTrainingStrings> => ({
  title: 'Suche nach Bedeutung',
  failed: 'Der Lernstand konnte nicht geladen werden',
  help: 'Suche und Antwortvorschläge lernen aus Ihren Nachrichten, welche Wörter fast dasselbe bedeuten. Nichts verlässt diesen Server.',
  tooFew: 'Zu wenige Nachrichten zum Lernen',
  tooFewHelp: ({ fewest, messages }: { fewest: number; messages: number }) => `Nötig ${form(fewest, `ist ${figure(fewest)} Nachricht`, `sind ${figure(fewest)} Nachrichten`)}, vorhanden ${form(messages, `ist ${figure(messages)}`, `sind ${figure(messages)}`)}. Bis dahin findet die Suche Wörter nur so, wie sie geschrieben sind.`,
  never: 'Noch nichts gelernt',
  learned: 'Zuletzt gelernt',
  from: ({ messages }: { messages: number }) => `aus ${counted(messages, 'Nachricht', 'Nachrichten')}`,
  now: ({ messages }: { messages: number }) => `Nachrichten jetzt: ${figure(messages)}`,
  again: 'Beginnt von selbst, wenn ein Viertel der Nachrichten neu oder gelöscht ist, und nach einem Monat.',
  state: {
    waiting: 'Wartet auf den Start',
    training: 'Wörter werden gelernt',
    placing: 'Nachrichten werden verglichen',
  },
  ready: 'Auf dem neuesten Stand',
  cancelled: 'Abgebrochen. Einen Monat lang beginnt es nicht von selbst.',
  stopped: 'Das Lernen ist fehlgeschlagen. Das zuvor Gelernte bleibt in Gebrauch.',
  start: 'Jetzt lernen',
  restart: 'Neu lernen',
  cancel: 'Abbrechen',
  notStarted: 'Das Lernen wurde nicht gestartet',
  notCancelled: 'Es läuft weiter',
});

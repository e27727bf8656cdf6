// Written by `npm run generate` from messages/de/sampleData.json.
import type { TextOf } from '@concordia/ui/locale';
import type { sampleDataStrings } from '../sampleData';

export const sampleDataWords = (): TextOf<typeof sampleDataStrings> => ({
  title: 'Das sind Beispieldaten',
  about: 'Personen und Nachrichten sind frei erfunden. Ihre Kanäle werden auf diesem Rechner simuliert: Was Sie dort senden, erreicht niemanden.',
  tryTitle: 'Zum Ausprobieren',
  try: {
    reply: 'Eine Unterhaltung auf dem Board beantworten',
    today: 'Sehen, wem Sie heute antworten sollten',
    people: 'Sehen, wie Kontakte verbunden sind',
    deals: 'Einen Deal in die nächste Phase verschieben',
  },
  leave: 'Beispieldaten entfernen …',
  leaveHelp: 'Auch der Import Ihrer eigenen E-⁠Mails entfernt sie.',
  askTitle: 'Beispieldaten entfernen?',
  ask: {
    goes: 'Alle Kontakte, Nachrichten, Deals, Aufgaben, Ansichten und Kampagnen werden gelöscht, auch was Sie selbst hinzugefügt haben, ebenso die simulierten Kanäle und die anderen Mitglieder.',
    stays: 'Die Währung, die Grenzen der Automatisierungen und alles, was dieser Browser speichert, etwa Sprache und Erscheinungsbild, bleiben erhalten.',
    undo: 'Das lässt sich nicht rückgängig machen.',
  },
  confirm: 'Beispieldaten entfernen',
  removed: 'Beispieldaten entfernt',
  removedHelp: 'Der Arbeitsbereich ist jetzt leer.',
});

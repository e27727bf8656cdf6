// Written by `npm run generate` from messages/de/firstSteps.json.
import type { Speech, TextOf } from '../../../locale';
import type { firstStepsStrings } from '../firstSteps';

export const firstStepsWords = ({ figure }: Speech): TextOf<typeof firstStepsStrings> => ({
  title: 'Erste Schritte',
  failed: 'Die ersten Schritte konnten nicht geladen werden',
  progress: ({ done, total }: { done: number; total: number }) => `${figure(done)} von ${figure(total)} erledigt`,
  hide: 'Erste Schritte ausblenden',
  hidden: 'Die ersten Schritte sind ausgeblendet',
  hiddenHelp: 'Im Menü des Arbeitsbereichs blenden Sie sie wieder ein.',
  undo: 'Rückgängig',
  allDone: 'Ihr Arbeitsbereich ist eingerichtet',
  allDoneHelp: 'Alle ersten Schritte sind erledigt.',
  doneOn: ({ date }: { date: string }) => `Erledigt am ${date}`,
  step: {
    messages: 'E-⁠Mails importieren',
    channel: 'Einen Kanal verbinden',
    reply: 'Eine Antwort senden',
    view: 'Eine Ansicht speichern',
  },
  gain: {
    messages: 'Sortiert Ihre Unterhaltungen und macht die Beteiligten zu Kontakten.',
    channel: 'Neue Nachrichten kommen sofort an, und Sie antworten von hier.',
    reply: 'Geht über den Kanal des Kontakts hinaus, und die Unterhaltung wartet dann auf ihn.',
    view: 'Hält Filter, die Sie oft brauchen, einen Klick entfernt.',
  },
});

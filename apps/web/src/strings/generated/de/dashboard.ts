// Written by `npm run generate` from messages/de/dashboard.json.
import type { TextOf } from '@concordia/ui/locale';
import type { dashboardStrings } from '../dashboard';

export const dashboardWords = (): TextOf<typeof dashboardStrings> => ({
  title: 'Dashboard',
  sidebar: 'Zähler und Kanäle',
  panel: 'Details',
  welcome: 'Ihr Board beginnt mit Ihren Nachrichten',
  welcomeHelp: 'Importieren Sie ein Archiv Ihres Postfachs oder einen Chat-Export. Die Unterhaltungen werden in vier Spalten einsortiert, sodass vorn steht, was auf Sie wartet, und die beteiligten Personen werden zu Ihren Kontakten.',
  introduction: 'Arbeitsbereich einrichten',
  introductionHelp: 'Sie werden nur einmal gefragt. Alles lässt sich später ändern: Namen, Zeitzone und Währung in der Einrichtung, die Sprache im Menü des Arbeitsbereichs.',
});

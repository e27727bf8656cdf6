// Written by `npm run generate` from messages/de/calendarFeed.json.
import type { TextOf } from '../../../locale';
import type { calendarFeedStrings } from '../calendarFeed';

export const calendarFeedWords = (): TextOf<typeof calendarFeedStrings> => ({
  title: 'Kalender-Feeds',
  help: 'Abonnieren Sie die Feeds in Ihrer Kalender-App. Wer eine Adresse kennt, kann den Feed lesen: Halten Sie sie geheim.',
  local: 'Die Feeds liegen auf diesem Rechner, daher können Programme auf diesem Rechner sie lesen.',
  feed: {
    tasks: 'Aufgaben und Wiedervorlagen',
    birthdays: 'Geburtstage',
  },
  renew: 'Neue Adresse',
  renewOf: {
    tasks: 'Neue Adresse für Aufgaben und Wiedervorlagen',
    birthdays: 'Neue Adresse für Geburtstage',
  },
  renewed: 'Der Feed hat eine neue Adresse',
  renewedHelp: 'Unter der alten ist er nicht mehr zu finden.',
  askRenew: 'Diesem Feed eine neue Adresse geben?',
  askRenewHelp: 'Kalender, die die alte Adresse abonniert haben, finden dort nichts mehr.',
  cancel: 'Behalten',
  failed: 'Die Adressen konnten nicht geladen werden',
});

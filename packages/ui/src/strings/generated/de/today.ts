// Written by `npm run generate` from messages/de/today.json.
import type { Speech, TextOf } from '../../../locale';
import type { todayStrings } from '../today';

export const todayWords = ({ counted, figure, form }: Speech): TextOf<typeof todayStrings> => ({
  title: 'Heute',
  failed: 'Der Tag konnte nicht gelesen werden',
  retry: 'Erneut versuchen',
  nothing: 'Nichts wartet auf Sie',
  nothingHelp: 'Hier stehen Menschen, denen Sie antworten sollten, Versprechen, Aufgaben und Geburtstage.',
  answers: 'Zuerst antworten',
  unknown: 'Unbekannter Kontakt',
  urgent: 'Dringend',
  promises: 'Von Ihnen zugesagt',
  promisedTo: ({ name }: { name: string }) => `An ${name}`,
  due: ({ when }: { when: string }) => `Fällig ${when}`,
  overdueSince: ({ when }: { when: string }) => `Überfällig seit ${when}`,
  tasks: 'Aufgaben und Wiedervorlagen',
  tasksFailed: 'Die Aufgaben konnten nicht gelesen werden.',
  birthdays: 'Geburtstage',
  birthdayToday: 'heute',
  birthdayTomorrow: 'morgen',
  birthdaysFailed: 'Die Geburtstage konnten nicht gelesen werden.',
  changes: 'Seit gestern',
  newConversations: ({ count }: { count: number }) => count === 0 ? 'Keine neuen Unterhaltungen.' : counted(count, 'neue Unterhaltung.', 'neue Unterhaltungen.'),
  replied: ({ count, span }: { count: number; span: string }) => form(count, `Sie haben ${figure(count)} Nachricht beantwortet, nach ${span}.`, `Sie haben ${figure(count)} Nachrichten beantwortet, im Median nach ${span}.`),
  minutes: ({ minutes }: { minutes: number }) => counted(minutes, 'Minute', 'Minuten'),
  hours: ({ hours }: { hours: number }) => counted(hours, 'Stunde', 'Stunden'),
  silent: 'Seit drei Tagen keine Antwort von',
  silentOthers: ({ count }: { count: number }) => ` und ${counted(count, 'weiteren', 'weiteren')}`,
  news: 'Neue Benachrichtigungen',
  newsFailed: 'Die Benachrichtigungen konnten nicht gelesen werden.',
});

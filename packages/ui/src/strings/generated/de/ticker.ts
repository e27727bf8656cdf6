// Written by `npm run generate` from messages/de/ticker.json.
import type { Speech, TextOf } from '../../../locale';
import type { tickerStrings } from '../ticker';

export const tickerWords = ({ counted, figure }: Speech): TextOf<typeof tickerStrings> => ({
  strip: 'Auf einen Blick',
  sample: 'Beispiel',
  sampleHelp: 'Beispieldaten aus dem Demo-Arbeitsbereich.',
  updated: 'Aktualisiert',
  birthdays: 'Geburtstage',
  birthdaysFailed: 'Die Geburtstage konnten nicht geladen werden',
  noBirthdays: 'Keine anstehenden Geburtstage',
  birthdayToday: ({ name }: { name: string }) => `${name} heute`,
  birthdayAhead: ({ name, days }: { name: string; days: number }) => `${name} in ${figure(days)} Tg.`,
  birthdayPast: ({ name, days }: { name: string; days: number }) => `${name} vor ${figure(days)} Tg.`,
  market: 'Märkte live',
  marketLoading: 'Aktuelle Marktdaten werden geladen …',
  marketFailed: 'Marktdaten nicht verfügbar',
  noQuotes: 'Keine Marktdaten vorhanden',
  rose: ({ change }: { change: string }) => `um ${change} gestiegen`,
  fell: ({ change }: { change: string }) => `um ${change} gefallen`,
  unchanged: 'unverändert',
  basisPoints: ({ change }: { change: string }) => `${change} Bp.`,
  percent: ({ change }: { change: string }) => `${change} %`,
  news: 'Meldungen live',
  headlines: 'Schlagzeilen',
  newsLoading: 'Neueste Meldungen werden geladen …',
  newsFailed: 'Meldungen nicht verfügbar',
  noNews: 'Keine Meldungen vorhanden',
  fromAndAge: ({ source, age }: { source: string; age: string }) => `${source} · ${age}`,
  justNow: 'Gerade eben',
  hoursAgo: ({ hours }: { hours: number }) => `vor ${counted(hours, 'Stunde', 'Stunden')}`,
  daysAgo: ({ days }: { days: number }) => `vor ${counted(days, 'Tag', 'Tagen')}`,
});

// Written by `npm run generate` from messages/de/relationshipGraph.json.
import type { Speech, TextOf } from '../../../locale';
import type { relationshipGraphStrings } from '../relationshipGraph';

export const relationshipGraphWords = ({ counted, figure }: Speech): TextOf<typeof relationshipGraphStrings> => ({
  title: 'Wer kennt wen',
  loading: 'Beziehungen werden geladen …',
  failed: 'Beziehungen konnten nicht geladen werden',
  empty: 'Noch keine Beziehungen',
  emptyHelp: 'Sie erscheinen mit den ersten Nachrichten. Verbinden Sie einen Kanal oder importieren Sie ein Postfach.',
  setup: 'Kanal verbinden',
  you: 'Sie',
  groupBy: 'Gruppieren nach',
  grouping: {
    lastContact: 'Letzter Kontakt',
    company: 'Unternehmen',
  },
  band: {
    month: 'Letzte 30 Tage',
    quarter: 'Letzte 3 Monate',
    older: 'Länger her',
  },
  shown: ({ people, companies }: { people: number; companies: number }) => `${counted(people, 'Person, mit der', 'Personen, mit denen')} Sie Nachrichten ausgetauscht haben, und ${counted(companies, 'Unternehmen', 'Unternehmen')}.`,
  closestOf: ({ people, total }: { people: number; total: string }) => `Die ${figure(people)} Personen mit den meisten Nachrichten, von ${total}.`,
  atLeast: ({ count }: { count: number }) => `mehr als ${figure(count)}`,
  quiet: {
    none: 'Mit allen, mit denen Sie oft schreiben, gab es in den letzten 3 Monaten Nachrichten.',
    some: ({ count, who }: { count: number; who: string }) => `${counted(count, 'Person, mit der Sie oft geschrieben haben, ist', 'Personen, mit denen Sie oft geschrieben haben, sind')} seit mehr als 3 Monaten still, darunter ${who}.`,
    nobody: 'Sie schreiben noch mit niemandem oft.',
  },
  messages: ({ count }: { count: number }) => counted(count, 'Nachricht', 'Nachrichten'),
  last: 'zuletzt',
  replies: ({ time }: { time: string }) => `antwortet in ${time}`,
  employs: ({ count }: { count: number }) => counted(count, 'Person hier', 'Personen hier'),
  openContact: 'Kontakt öffnen',
  openConversation: 'Unterhaltung öffnen',
  count: ({ count }: { count: number }) => figure(count),
  lookBack: 'Rückblick',
  now: 'Jetzt',
  halfYear: '6 Monate',
  year: '1 Jahr',
  asOf: ({ day }: { day: string }) => `Stand ${day}:`,
  matching: ({ people, ties }: { people: number; ties: number }) => `${counted(people, 'Person passt', 'Personen passen')}, mit ${ties === 0 ? 'keinen Verbindungen' : counted(ties, 'Verbindung', 'Verbindungen')} untereinander.`,
  strongestOf: ({ ties, total }: { ties: number; total: number }) => `Die ${figure(ties)} stärksten Verbindungen zwischen ihnen, von ${figure(total)}.`,
  changes: {
    none: ({ day }: { day: string }) => `Seit ${day} hat sich keine Beziehung stark verändert.`,
    cooled: ({ cooled, day }: { cooled: number; day: string }) => `${counted(cooled, 'Beziehung ist', 'Beziehungen sind')} seit ${day} abgekühlt.`,
    warmed: ({ warmed, day }: { warmed: number; day: string }) => `${counted(warmed, 'Beziehung ist', 'Beziehungen sind')} seit ${day} stärker geworden.`,
    both: ({ cooled, day, warmed }: { cooled: number; day: string; warmed: number }) => `${counted(cooled, 'Beziehung ist', 'Beziehungen sind')} seit ${day} abgekühlt, ${figure(warmed)} stärker geworden.`,
  },
  noMatch: 'Niemand passt',
  noMatchHelp: 'Versuchen Sie weniger Selektoren, oder einen *, wo Buchstaben abweichen dürfen.',
  showAll: 'Alle zeigen',
});

// Written by `npm run generate` from messages/de/company.json.
import type { Speech, TextOf } from '../../../locale';
import type { companyStrings } from '../company';

export const companyWords = ({ counted }: Speech): TextOf<typeof companyStrings> => ({
  list: 'Firmen',
  search: 'Firmen durchsuchen',
  none: 'Noch keine Firmen',
  noneHelp: 'Tragen Sie die Firma Ihrer Kontakte ein. Dann sehen Sie, wer dort arbeitet, wer sie kennt und was sie wert sind.',
  noneFound: 'Keine Firma passt',
  failed: 'Die Firmen konnten nicht geladen werden',
  failedOne: 'Die Firma konnte nicht geladen werden',
  unknown: 'Bei dieser Firma ist niemand bekannt',
  unknownHelp: 'Kein Kontakt und kein Deal nennt sie. Vielleicht heißt sie jetzt anders.',
  columns: {
    name: 'Firma',
    people: 'Personen',
    last: 'Letzter Kontakt',
    open: 'Offene Deals',
    won: 'Gewonnen',
  },
  people: 'Personen',
  noPeople: 'Kein Kontakt arbeitet dort.',
  exchanged: ({ received, sent }: { received: number; sent: number }) => `${counted(received, 'empfangen', 'empfangen')}, ${counted(sent, 'gesendet', 'gesendet')}`,
  members: 'Wer sie kennt',
  nobody: 'Nicht zugewiesen',
  memberFacts: ({ people, messages }: { people: number; messages: number }) => `${counted(people, 'Person', 'Personen')}, ${counted(messages, 'Nachricht', 'Nachrichten')}`,
  conversations: 'Letzte Unterhaltungen',
  noConversations: 'Noch keine Unterhaltungen.',
  noSubject: ({ name }: { name: string }) => `Unterhaltung mit ${name}`,
  deals: 'Deals',
  noDeals: 'Noch keine Deals.',
  lastContact: 'Letzter Kontakt',
  openValue: 'Offen',
  wonValue: 'Gewonnen',
  never: 'Nie',
});

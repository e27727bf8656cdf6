// Written by `npm run generate` from messages/de/neighborhood.json.
import type { Speech, TextOf } from '../../../locale';
import type { neighborhoodStrings } from '../neighborhood';

export const neighborhoodWords = ({ counted, figure }: Speech): TextOf<typeof neighborhoodStrings> => ({
  title: ({ name }: { name: string }) => `Verbindungen von ${name}`,
  picture: ({ name, shown }: { name: string; shown: number }) => `${name} und ${counted(shown, 'Verbindung', 'Verbindungen')}`,
  hint: 'Die Pfeiltasten führen zum nächsten Eintrag in dieser Richtung, die Eingabetaste rückt ihn in die Mitte, Escape führt zurück.',
  trail: 'Der Weg hierher',
  back: ({ name }: { name: string }) => `Zurück: ${name}`,
  showTable: 'Als Tabelle anzeigen',
  showPicture: 'Als Bild anzeigen',
  moreHelp: ({ count }: { count: number }) => `${counted(count, 'schwächere Beziehung ist', 'schwächere Beziehungen sind')} nicht im Bild.`,
  empty: 'Noch keine Beziehungen',
  emptyHelp: 'Sie entstehen aus den Nachrichten, die Personen einander schreiben, und den Unternehmen, bei denen sie arbeiten.',
  failed: 'Die Verbindungen konnten nicht geladen werden',
  loading: 'Verbindungen werden geladen …',
  kind: {
    Person: 'Person',
    Company: 'Unternehmen',
  },
  owner: 'Sie',
  messages: ({ count }: { count: number }) => counted(count, 'Nachricht', 'Nachrichten'),
  answered: ({ time }: { time: string }) => `Antwortzeit ${time}`,
  worksThere: 'arbeitet dort',
  worksAt: 'Arbeitgeber',
  time: {
    minutes: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'minute', currencyDisplay: 'name', unitDisplay: 'long' }),
    hours: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'hour', currencyDisplay: 'name', unitDisplay: 'long' }),
    days: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'day', currencyDisplay: 'name', unitDisplay: 'long' }),
  },
  inTheMiddle: 'in der Mitte',
  open: 'Kontakt öffnen',
  head: {
    name: 'Name',
    kind: 'Art',
    messages: 'Nachrichten',
    reply: 'Antwortzeit',
    last: 'Letzte Nachricht',
  },
  none: '–',
});

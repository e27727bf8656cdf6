// Written by `npm run generate` from messages/de/contactDeals.json.
import type { Speech, TextOf } from '../../../locale';
import type { contactDealsStrings } from '../contactDeals';

export const contactDealsWords = ({ figure }: Speech): TextOf<typeof contactDealsStrings> => ({
  title: 'Deals',
  add: 'Neuer Deal',
  none: 'Noch keine Deals',
  noneHelp: 'Tragen Sie ein, worüber Sie verhandeln, mit Wert und erwartetem Abschlusstag.',
  failed: 'Die Deals konnten nicht geladen werden',
  linked: ({ title }: { title: string }) => `${title}: mit dieser Unterhaltung verknüpft`,
  readOf: ({ read, total }: { read: number; total: number }) => `${figure(read)} von ${figure(total)} Geschäften`,
  more: 'Weitere Geschäfte lesen',
});

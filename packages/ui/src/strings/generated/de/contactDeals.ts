// Written by `npm run generate` from messages/de/contactDeals.json.
import type { TextOf } from '../../../locale';
import type { contactDealsStrings } from '../contactDeals';

export const contactDealsWords = (): TextOf<typeof contactDealsStrings> => ({
  title: 'Deals',
  add: 'Neuer Deal',
  none: 'Noch keine Deals',
  noneHelp: 'Tragen Sie ein, worüber Sie verhandeln, mit Wert und erwartetem Abschlusstag.',
  failed: 'Die Deals konnten nicht geladen werden',
  linked: ({ title }: { title: string }) => `${title}: mit dieser Unterhaltung verknüpft`,
});

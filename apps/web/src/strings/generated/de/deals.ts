// Written by `npm run generate` from messages/de/deals.json.
import type { TextOf } from '@concordia/ui/locale';
import type { dealsStrings } from '../deals';

export const dealsWords = (): TextOf<typeof dealsStrings> => ({
  add: 'Neuer Deal',
  table: 'Deals als Tabelle oder Board anzeigen',
});

// Written by `npm run generate` from messages/de/gridList.json.
import type { TextOf } from '../../../locale';
import type { gridListStrings } from '../gridList';

export const gridListWords = (): TextOf<typeof gridListStrings> => ({
  empty: 'Hier ist noch nichts',
  move: ({ row }: { row: string }) => `${row} verschieben`,
});

// Written by `npm run generate` from messages/de/boardLayout.json.
import type { TextOf } from '@concordia/ui/locale';
import type { boardLayoutStrings } from '../boardLayout';

export const boardLayoutWords = (): TextOf<typeof boardLayoutStrings> => ({
  board: 'Als Board anzeigen',
  table: 'Als Tabelle anzeigen',
});

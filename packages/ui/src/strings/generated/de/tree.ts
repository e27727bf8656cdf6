// Written by `npm run generate` from messages/de/tree.json.
import type { TextOf } from '../../../locale';
import type { treeStrings } from '../tree';

export const treeWords = (): TextOf<typeof treeStrings> => ({
  loading: 'Wird geladen',
  failed: 'Das konnte nicht geladen werden.',
  empty: 'Hier ist noch nichts',
});

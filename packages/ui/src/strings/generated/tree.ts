// Written by `npm run generate` from messages/en/tree.json.
import { section } from '../../locale';

export const treeStrings = section('tree', {
  loading: 'Loading',
  failed: 'This could not be loaded.',
  empty: 'Nothing here yet',
});

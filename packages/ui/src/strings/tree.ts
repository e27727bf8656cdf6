import { section } from '../locale';

/** What a tree says besides its rows. */
export const treeStrings = section('tree', {
  loading: 'Loading',
  failed: 'This could not be loaded.',
  empty: 'Nothing here yet',
});

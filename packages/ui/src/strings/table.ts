import { section } from '../locale';

/** What a table says besides its rows. */
export const tableStrings = section('table', {
  empty: 'Nothing here yet',
  loading: 'Loading',
  loadingMore: 'Loading more',
  width: (column: string) => `Width of the column ${column}`,
  selection: 'Selection',
  selectAll: 'Select all',
});

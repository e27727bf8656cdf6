// Written by `npm run generate` from messages/en/table.json.
import { section } from '../../locale';

export const tableStrings = section('table', {
  empty: 'Nothing here yet',
  loading: 'Loading',
  loadingMore: 'Loading more',
  width: ({ column }: { column: string }) => `Width of the column ${column}`,
  selection: 'Selection',
  selectAll: 'Select all',
});

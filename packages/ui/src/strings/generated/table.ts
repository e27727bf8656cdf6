// Written by `npm run generate` from messages/en/table.json.
import { section } from '../../locale';

export const tableStrings = section('table', ({ figure }) => ({
  empty: 'Nothing here yet',
  loading: 'Loading',
  loadingMore: 'Loading more',
  width: ({ column }: { column: string }) => `Width of the column ${column}`,
  selection: 'Selection',
  selectAll: 'Select all',
  actions: 'Actions for the selected rows',
  actionsReady: 'Actions are available. Press Tab to reach them.',
  clear: 'Clear selection',
  selected: ({ count }: { count: number }) => `${figure(count)} selected`,
}));

// Written by `npm run generate` from messages/en/gridList.json.
import { section } from '../../locale';

export const gridListStrings = section('gridList', {
  empty: 'Nothing here yet',
  move: ({ row }: { row: string }) => `Move ${row}`,
});

import { section } from '../locale';

/** What a list of rows says besides them. */
export const gridListStrings = section('gridList', {
  empty: 'Nothing here yet',
  move: (row: string) => `Move ${row}`,
});

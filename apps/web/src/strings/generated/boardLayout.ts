// Written by `npm run generate` from messages/en/boardLayout.json.
import { section } from '@concordia/ui/locale';

export const boardLayoutStrings = section('pages/boardLayout', {
  board: 'Show as board',
  table: 'Show as table',
});

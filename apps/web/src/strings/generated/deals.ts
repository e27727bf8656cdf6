// Written by `npm run generate` from messages/en/deals.json.
import { section } from '@concordia/ui/locale';

export const dealsStrings = section('pages/deals', {
  add: 'New deal',
  table: 'Show deals as a table or board',
});

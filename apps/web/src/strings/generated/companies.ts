// Written by `npm run generate` from messages/en/companies.json.
import { section } from '@concordia/ui/locale';

export const companiesStrings = section('pages/companies', {
  back: 'Companies',
});

// Written by `npm run generate` from messages/de/companies.json.
import type { TextOf } from '@concordia/ui/locale';
import type { companiesStrings } from '../companies';

export const companiesWords = (): TextOf<typeof companiesStrings> => ({
  back: 'Firmen',
});

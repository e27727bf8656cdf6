// Written by `npm run generate` from messages/de/breakdown.json.
import type { TextOf } from '@concordia/ui/locale';
import type { breakdownStrings } from '../breakdown';

export const breakdownWords = (): TextOf<typeof breakdownStrings> => ({
  title: 'Etwas ist schiefgelaufen',
  help: 'Ein unerwarteter Fehler ist aufgetreten. Bitte entschuldigen Sie die Unannehmlichkeiten.',
  retry: 'Erneut versuchen',
  reload: 'Seite neu laden',
});

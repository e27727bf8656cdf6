// Written by `npm run generate` from messages/de/toast.json.
import type { TextOf } from '../../../locale';
import type { toastStrings } from '../toast';

export const toastWords = (): TextOf<typeof toastStrings> => ({
  region: 'Statusmeldungen',
  dismiss: 'Schließen',
});

// Written by `npm run generate` from messages/de/alertDialog.json.
import type { TextOf } from '../../../locale';
import type { alertDialogStrings } from '../alertDialog';

export const alertDialogWords = (): TextOf<typeof alertDialogStrings> => ({
  cancel: 'Abbrechen',
  failed: 'Das hat nicht funktioniert.',
});

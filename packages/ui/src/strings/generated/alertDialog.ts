// Written by `npm run generate` from messages/en/alertDialog.json.
import { section } from '../../locale';

export const alertDialogStrings = section('alertDialog', {
  cancel: 'Cancel',
  failed: 'It did not work.',
});

import { section } from '../locale';

/** What questions before something destructive say. */
export const alertDialogStrings = section('alertDialog', {
  cancel: 'Cancel',
  failed: 'It did not work.',
});

// Written by `npm run generate` from messages/en/toast.json.
import { section } from '../../locale';

export const toastStrings = section('toast', {
  region: 'Status messages',
  dismiss: 'Dismiss',
});

// Written by `npm run generate` from messages/en/breakdown.json.
import { section } from '@concordia/ui/locale';

export const breakdownStrings = section('pages/breakdown', {
  title: 'Something went wrong',
  help: 'An unexpected error occurred. We apologize for the inconvenience.',
  retry: 'Try Again',
  reload: 'Reload Page',
});

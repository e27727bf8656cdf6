import { section } from '@concordia/ui/locale';

/** What is said when a page could not be rendered. */
export const breakdownStrings = section('breakdown', {
  title: 'Something went wrong',
  help: 'An unexpected error occurred. We apologize for the inconvenience.',
  retry: 'Try Again',
  reload: 'Reload Page',
});

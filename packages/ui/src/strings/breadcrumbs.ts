import { section } from '../locale';

/** What the way back says. */
export const breadcrumbStrings = section('breadcrumbs', {
  label: 'Where you are',
  backTo: (page: string) => `Back to ${page}`,
  more: 'Show the pages between',
});

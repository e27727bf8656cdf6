// Written by `npm run generate` from messages/en/breadcrumb.json.
import { section } from '../../locale';

export const breadcrumbStrings = section('breadcrumb', {
  label: 'Where you are',
  backTo: ({ page }: { page: string }) => `Back to ${page}`,
  more: 'Show the pages between',
});

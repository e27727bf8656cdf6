// Written by `npm run generate` from messages/de/breadcrumb.json.
import type { TextOf } from '../../../locale';
import type { breadcrumbStrings } from '../breadcrumb';

export const breadcrumbWords = (): TextOf<typeof breadcrumbStrings> => ({
  label: 'Sie befinden sich hier',
  backTo: ({ page }: { page: string }) => `Zurück: ${page}`,
  more: 'Seiten dazwischen anzeigen',
});

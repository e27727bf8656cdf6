// Written by `npm run generate` from messages/de/copy.json.
import type { TextOf } from '../../../locale';
import type { copyStrings } from '../copy';

export const copyWords = (): TextOf<typeof copyStrings> => ({
  copy: 'Kopieren',
  copyOf: ({ name }: { name: string }) => `${name} kopieren`,
  copied: 'Kopiert',
  failed: 'Nicht kopiert: Der Browser hat es abgelehnt',
  showOf: ({ name }: { name: string }) => `${name} anzeigen`,
  hideOf: ({ name }: { name: string }) => `${name} ausblenden`,
});

// Written by `npm run generate` from messages/de/dropZone.json.
import type { TextOf } from '../../../locale';
import type { dropZoneStrings } from '../dropZone';

export const dropZoneWords = (): TextOf<typeof dropZoneStrings> => ({
  dropHere: 'Zum Hinzufügen loslassen',
  zone: 'Dateien ablegen oder einfügen',
  unreadable: 'Diese Dateien konnten nicht gelesen werden.',
});

// Written by `npm run generate` from messages/en/dropZone.json.
import { section } from '../../locale';

export const dropZoneStrings = section('dropZone', {
  dropHere: 'Drop to add',
  zone: 'Drop or paste files',
  unreadable: 'These files could not be read.',
});

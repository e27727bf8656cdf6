import { section } from '../locale';

/** What the place for files says. */
export const dropZoneStrings = section('dropZone', {
  dropHere: 'Drop to add',
  zone: 'Drop or paste files',
  unreadable: 'These files could not be read.',
});

import { section } from '../locale';

/** What the place for files says. */
export const dropZoneStrings = section('dropZone', {
  dropHere: 'Drop to add',
  unreadable: 'These files could not be read.',
});

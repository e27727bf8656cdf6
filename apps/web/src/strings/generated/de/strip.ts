// Written by `npm run generate` from messages/de/strip.json.
import type { TextOf } from '@concordia/ui/locale';
import type { stripStrings } from '../strip';

export const stripWords = (): TextOf<typeof stripStrings> => ({
  hidden: 'Geburtstage, Märkte und Nachrichten sind ausgeblendet',
  hiddenHelp: 'Die Befehlspalette zeigt sie wieder.',
  undo: 'Rückgängig',
  show: 'Geburtstage, Märkte und Nachrichten einblenden',
  hide: 'Geburtstage, Märkte und Nachrichten ausblenden',
});

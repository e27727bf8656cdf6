// Written by `npm run generate` from messages/en/strip.json.
import { section } from '@concordia/ui/locale';

export const stripStrings = section('pages/strip', {
  hidden: 'Birthdays, markets and news are hidden',
  hiddenHelp: 'Show them again from the command palette.',
  undo: 'Undo',
  show: 'Show birthdays, markets and news',
  hide: 'Hide birthdays, markets and news',
});

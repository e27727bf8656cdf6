// Written by `npm run generate` from messages/de/todayPage.json.
import type { TextOf } from '@concordia/ui/locale';
import type { todayPageStrings } from '../todayPage';

export const todayPageWords = (): TextOf<typeof todayPageStrings> => ({
  title: 'Heute',
  brief: 'Morgenbriefing',
  plan: 'Den Tag planen',
});

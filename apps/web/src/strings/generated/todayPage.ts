// Written by `npm run generate` from messages/en/todayPage.json.
import { section } from '@concordia/ui/locale';

export const todayPageStrings = section('pages/todayPage', {
  title: 'Today',
  brief: 'Morning brief',
  plan: 'Plan the day',
});

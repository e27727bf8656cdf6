// Written by `npm run generate` from messages/en/triage.json.
import { section } from '../../locale';

export const triageStrings = section('triage', {
  snooze: {
    title: 'Snooze until',
    preset: {
      later_today: 'Later today',
      tomorrow: 'Tomorrow morning',
      next_week: 'Next week',
    },
    presets: 'Suggested times',
    pick: 'Another time',
    day: 'Day',
    time: 'Time',
    unlessReply: 'Unless they reply',
    unlessReplyHelp: 'A reply brings it back immediately.',
    confirm: 'Snooze',
    notInFuture: 'Choose a time in the future, at most two years ahead.',
  },
  assign: {
    title: 'Assign to',
    members: 'Members',
    nobody: 'Unassigned',
    failed: 'The members could not be read',
    none: 'No members yet',
    owner: 'Owner',
  },
  cancel: 'Cancel',
});

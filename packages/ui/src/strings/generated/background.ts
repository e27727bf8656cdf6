// Written by `npm run generate` from messages/en/background.json.
import { section } from '../../locale';

export const backgroundStrings = section('background', {
  lastContact: 'Last message',
  promises: 'You promised',
  kept: 'Kept',
  due: ({ when }: { when: string }) => `Due ${when}`,
  overdueSince: ({ when }: { when: string }) => `Overdue since ${when}`,
  notes: 'Notes',
  requests: 'They asked',
});

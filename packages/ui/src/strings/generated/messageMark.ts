// Written by `npm run generate` from messages/en/messageMark.json.
import { section } from '../../locale';

export const messageMarkStrings = section('messageMark', ({ counted }) => ({
  attachments: ({ count }: { count: number }) => counted(count, 'attachment', 'attachments'),
  receipt: {
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Failed',
  },
  snoozedUntil: ({ date }: { date: string }) => `Snoozed until ${date}`,
  due: ({ date }: { date: string }) => `Due ${date}`,
  overdueSince: ({ date }: { date: string }) => `Overdue since ${date}`,
  assignedTo: ({ name }: { name: string }) => `Assigned to ${name}`,
}));

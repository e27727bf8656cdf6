import type { Receipt } from '@concordia/domain';
import { section } from '../locale';

/** What the small drawings on a message mean. */
export const messageMarkStrings = section('messageMarks', ({ counted }) => ({
  attachments: (count: number) => counted(count, 'attachment', 'attachments'),
  receipt: {
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Failed',
  } satisfies Record<Receipt, string>,
  snoozedUntil: (date: string) => `Snoozed until ${date}`,
  due: (date: string) => `Due ${date}`,
  overdueSince: (date: string) => `Overdue since ${date}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
}));

// Written by `npm run generate` from messages/en/offlineChanges.json.
import { section } from '../../locale';

export const offlineChangesStrings = section('offlineChanges', ({ counted }) => ({
  waiting: ({ count }: { count: number }) => counted(count, 'change will be sent when you are back online.', 'changes will be sent when you are back online.'),
  held: ({ count }: { count: number }) => counted(count, 'change from when you were offline needs your decision.', 'changes from when you were offline need your decision.'),
  review: 'Review',
  title: 'Changes from when you were offline',
  newer: ({ time }: { time: string }) => `A new message arrived at ${time}.`,
  theirs: ({ change }: { change: string }) => `Changed meanwhile: ${change}.`,
  mine: ({ change }: { change: string }) => `Yours: ${change}.`,
  moved: ({ column }: { column: string }) => `moved to ${column}`,
  snoozed: ({ until }: { until: string }) => `snoozed until ${until}`,
  woken: 'brought back',
  assignedTo: ({ name }: { name: string }) => `assigned to ${name}`,
  aMember: 'a member',
  unassigned: 'unassigned',
  urgent: 'marked as urgent',
  notUrgent: 'marked as not urgent',
  read: 'marked as read',
  unread: 'marked as unread',
  unknown: 'Unknown contact',
  gone: 'This conversation no longer exists.',
  refused: ({ reason }: { reason: string }) => `This change was not accepted. ${reason}`,
  keepTheirs: 'Keep theirs',
  applyMine: 'Apply mine',
  dismiss: 'Dismiss',
  none: 'Everything is decided',
}));

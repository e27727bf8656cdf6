import type { Receipt } from '@concordia/domain';
import { section } from '../locale';

/** What the panel of a message says beside its text: how far ours came, and what one can do with it. */
export const threadStrings = section('thread', ({ counted, figure, list }) => ({
  scope: 'Which messages',
  conversation: 'This conversation',
  everywhere: 'All channels',
  everywhereOf: (count: number) => `All channels, ${counted(count, 'message', 'messages')}`,
  everywhereFailed: 'The messages could not be read.',
  bodyFailed: 'This message could not be read.',

  receipt: {
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not delivered',
  } satisfies Record<Receipt, string>,
  at: (receipt: string, time: string) => `${receipt} ${time}`,
  attempts: (attempts: number) => `Tried ${figure(attempts)} times.`,
  simulated: 'Simulated',
  retry: 'Retry',
  retried: 'It is being sent again',
  notRetried: 'Not sent again',

  outreach: 'Multi-Channel Outreach',
  followUp: 'Schedule Follow-up',
  task: 'Create Task',

  snooze: 'Snooze',
  wake: 'Bring back now',
  snoozedUntil: (time: string) => `Snoozed until ${time}`,
  unlessReply: (time: string) => `Snoozed until ${time}, unless they reply`,
  assign: 'Assign',
  assignedTo: (name: string) => `Assigned to ${name}`,
  due: (time: string) => `Due ${time}`,
  projects: 'Projects',
  fileKind: (kind: string, size: string) => `${kind}, ${size}`,
  onItsWay: 'Being fetched',
  notHere: {
    too_large: (limit: string) => `Larger than ${limit}, so it was not kept`,
    refused: 'The sender’s network does not give it out',
    unreachable: 'The sender’s network could not be reached',
    not_connected: 'The channel was disconnected before it was fetched',
    unknown: 'It could not be fetched',
  },

  edited: 'Edited',
  former: 'What it said before',
  deleted: (name: string) => `${name} deleted this message`,
  deletedByYou: 'You deleted this message',
  reactions: 'Reactions',
  reactionFrom: (names: readonly string[]) => `from ${list(names)}`,
  reaction: (emoji: string, names: readonly string[]) => `${emoji} from ${list(names)}`,
}));

import type { MessageStatus } from '@concordia/domain';

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Words that the widgets about messages say. One place, so that they can be read and translated together. */
export const messageStrings = {
  unknownContact: 'Unknown Contact',
  unknownSender: 'Unknown sender',
  you: 'You',
  noSubject: 'No subject',
  noContent: 'No text',
  unread: 'Unread',
  urgent: 'Urgent',
  sent: 'Sent',
  received: 'Received',
  noDate: 'No date',
  priorityBadge: 'Priority',
  attachments: (count: number) => plural(count, 'attachment', 'attachments'),
  messages: (count: number) => plural(count, 'message', 'messages'),

  board: 'Message board',
  channels: 'Channels',
  counters: 'Counters',
  /** What each column is for, said where it is empty. */
  emptyColumn: {
    inbox: 'Nothing to answer. New messages arrive here.',
    in_progress: 'Nothing in progress. Move a message here when you start on it.',
    waiting: 'Nobody owes you an answer.',
    completed: 'Nothing completed yet.',
  } satisfies Record<MessageStatus, string>,
  noMessages: 'No messages',
  noMessagesInChannel: 'No messages in this channel',
  readingMore: 'Reading more messages',

  open: 'Open',
  actions: (name: string) => `Actions for the message of ${name}`,
  moveTo: 'Move to',
  mark: 'Mark',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markUrgent: 'Mark as urgent',
  markNotUrgent: 'Mark as not urgent',
  status: 'Column',

  refusedTitle: { move: 'Not moved', mark: 'Not marked' },
  /** @param reason the server's sentence, or the technical words when it gave none. */
  refused: (reason: string) => `The message is as it was. ${reason}`,
  offline: 'The server cannot be reached.',

  boardFailed: 'The board could not be read.',
  columnFailed: 'This column could not be read.',
  inboxFailed: 'The messages could not be read.',
  countersFailed: 'The counters could not be read.',
  channelFailed: 'The messages of this channel could not be read.',
  messageFailed: 'The message could not be read.',
  conversationFailed: 'The conversation could not be read.',
  moreFailed: 'More could not be read.',

  priorityReasons: 'Why this priority',
  noReasons: 'No reasons were recorded.',
  points: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0'),

  detail: 'Message',
  nothingSelected: 'Select a channel or a message',
  nothingSelectedHelp: 'Its history, or its conversation, opens here.',
  close: 'Close',
  closeChannel: (channel: string) => `Close ${channel}`,
  contactTitle: 'Contact',
  noContact: 'Contact information not available',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  company: 'Company',
  availableChannels: 'Available Channels',
  conversation: 'Conversation',
  conversationOf: (count: number) => `Conversation, ${plural(count, 'message', 'messages')}`,
  earlier: 'Show earlier messages',
  to: (names: string) => `to ${names}`,
  cc: (names: string) => `copy to ${names}`,
  quotedText: 'Show quoted text',
  signature: 'Show signature',
  original: 'Show as it was sent',
  plain: 'Show as text',
  remoteImages: 'Show remote images',
  remoteHeld: (count: number) =>
    `${plural(count, 'remote image was', 'remote images were')} held back: loading ${count === 1 ? 'it' : 'them'} tells the sender that you read this.`,
  mailFrame: (sender: string) => `Message of ${sender} as it was sent`,
  download: 'Download ',
  attachmentList: 'Attachments',

  channelHistory: 'Channel history',
  total: 'Total',
  recent: 'Recent messages',
  countedOver: (count: number) => `Received and sent among the latest ${plural(count, 'message', 'messages')}.`,
} as const;

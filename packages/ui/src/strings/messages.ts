import type { MessageStatus } from '@concordia/domain';
import { section } from '../locale';

/** What the widgets about messages say. */
export const messageStrings = section('messages', ({ counted, figure }) => ({
  unknownContact: 'Unknown Contact',
  unknownSender: 'Unknown sender',
  you: 'You',
  label: (contact: string, topic: string) => `${contact}, ${topic}`,
  noContent: 'No text',
  unread: 'Unread',
  urgent: 'Urgent',
  sent: 'Sent',
  received: 'Received',
  noDate: 'No date',
  priorityBadge: 'Priority',
  attachments: (count: number) => counted(count, 'attachment', 'attachments'),

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

  noReasons: 'No reasons were recorded.',
  points: (points: number) => (points > 0 ? `+${figure(points)}` : points < 0 ? `−${figure(-points)}` : '±0'),

  detail: 'Message',
  nothingSelected: 'Select a channel or a message',
  nothingSelectedHelp: 'Its history, or its conversation, opens here.',
  closeChannel: (channel: string) => `Close ${channel}`,
  noContact: 'Contact information not available',
  conversation: 'Conversation',
  conversationOf: (count: number) => `Conversation, ${counted(count, 'message', 'messages')}`,
  earlier: 'Show earlier messages',
  to: (names: readonly string[]) => `to ${names.join(', ')}`,
  cc: (names: readonly string[]) => `copy to ${names.join(', ')}`,
  quotedText: 'Show quoted text',
  signature: 'Show signature',
  original: 'Show as it was sent',
  plain: 'Show as text',
  remoteImages: 'Show remote images',
  remoteHeld: (count: number) =>
    counted(
      count,
      'remote image was held back: loading it tells the sender that you read this.',
      'remote images were held back: loading them tells the sender that you read this.',
    ),
  mailFrame: (sender: string) => `Message of ${sender} as it was sent`,
  download: 'Download',
  attachmentList: 'Attachments',

  channelHistory: (channel: string) => `${channel}: Channel history`,
  total: 'Total',
  recent: 'Recent messages',
  countedOver: (count: number) => `Received and sent among the latest ${counted(count, 'message', 'messages')}.`,
}));

import { nameOf, numbers, prose } from './words.ts';

/** The rows that the bench measures on: the same ones on every machine, computed from their numbers alone. */

const channels = ['email', 'whatsapp', 'linkedin', 'sms', 'telegram', 'instagram', 'messenger', 'twitter'] as const;
const openStatuses = ['inbox', 'inbox', 'inbox', 'in_progress', 'waiting'] as const;

export const messagesPerConversation = 4;

/** The newest message of the bench: 2026-11-01T00:00:00Z. */
const newest = Date.UTC(2026, 10, 1);
const minute = 60_000;

/** A UUID version 7 whose order is the order of its numbers. */
function uuid(instant: number, kind: number, index: number): string {
  const time = instant.toString(16).padStart(12, '0');
  const tail = index.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kind.toString(16).padStart(3, '0')}-8000-${tail}`;
}

export const contactId = (index: number): string => uuid(newest, 1, index);
const conversationId = (index: number): string => uuid(newest, 2, index);

export interface SeedContact {
  id: string;
  name: string;
  email: string;
  company: string;
}

export const contactAt = (index: number): SeedContact => ({
  id: contactId(index),
  name: nameOf(index),
  email: `person${index}@company${index % 5000}.example`,
  company: nameOf(10_000_000 + (index % 5000)),
});

export interface SeedMessage {
  id: string;
  conversation: string;
  contact: string;
  channel: (typeof channels)[number];
  direction: 'inbound' | 'outbound';
  sentAt: number;
  subject: string;
  text: string;
  excerpt: string;
  status: 'inbox' | 'in_progress' | 'waiting' | 'completed';
  priority: number;
  isUrgent: 0 | 1;
  isRead: 0 | 1;
  dedupeKey: string;
}

/**
 * @param index from 0, the oldest, on
 * @param total how many there are: the last one is the newest
 * @param contacts how many people write them
 */
export function messageAt(index: number, total: number, contacts: number): SeedMessage {
  const conversation = Math.floor(index / messagesPerConversation);
  const contact = conversation % contacts;
  // One in 25 is open: 40,000 of a million, three fifths of them in the inbox.
  const isOpen = index % 25 === 0;
  const direction = index % 3 === 2 ? 'outbound' : 'inbound';
  const random = numbers(index);
  const subject = prose(3 + Math.floor(random() * 5), numbers(conversation));
  // Chats are a few words, letters many: thirty on the average.
  const text = prose(6 + Math.floor(random() ** 2 * 75), random);
  const sentAt = newest - (total - 1 - index) * minute;
  return {
    id: uuid(sentAt, 3, index),
    conversation: conversationId(conversation),
    contact: contactId(contact),
    // Three fifths are mail; a conversation stays on its channel.
    channel: channels[conversation % 5 < 3 ? 0 : 1 + (conversation % 7)] ?? 'email',
    direction,
    sentAt,
    subject,
    text,
    excerpt: text.length <= 400 ? text : `${text.slice(0, 399)}…`,
    status: isOpen ? (openStatuses[(index / 25) % openStatuses.length] ?? 'inbox') : 'completed',
    priority: (index * 37) % 101,
    isUrgent: isOpen && index % 500 === 0 ? 1 : 0,
    isRead: isOpen && direction === 'inbound' && index % 2 === 0 ? 0 : 1,
    dedupeKey: `bench-${index}`,
  };
}

export const conversationOf = (message: SeedMessage): string => message.conversation;

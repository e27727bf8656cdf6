import type { Message } from '@concordia/api-client';
import { preview } from '@concordia/domain';
import { messageStrings } from './strings';

/** Characters of a message that are enough to tell it from another when it is read out. */
const LABEL_CONTENT = 60;

/** Who a message is with, as every list names them. */
export function contactNameOf(message: Pick<Message, 'contact'>): string {
  return message.contact?.name ?? messageStrings.unknownContact;
}

/** The words that name a message to screen readers, in menus and in announcements: who, and about what. */
export function labelOf(message: Pick<Message, 'contact' | 'subject' | 'content'>): string {
  const topic = message.subject || preview(message.content, LABEL_CONTENT);
  return topic === '' ? contactNameOf(message) : `${contactNameOf(message)}, ${topic}`;
}

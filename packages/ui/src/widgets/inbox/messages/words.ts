import type { Message } from '@concordia/api-client';
import { preview } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { messageStrings } from '../../../strings/message';

/** The words of the widgets about messages. */
export type MessageWords = TextOf<typeof messageStrings>;

/** Characters of a message that are enough to tell it from another when it is read out. */
const LABEL_CONTENT = 60;

/** Who a message is with, as every list names them. */
export function contactNameOf(message: Pick<Message, 'contact'>, words: MessageWords): string {
  return message.contact?.name ?? words.unknownContact;
}

/** The words that name a message to screen readers, in menus and in announcements: who, and about what. */
export function labelOf(message: Pick<Message, 'contact' | 'subject' | 'content'>, words: MessageWords): string {
  const contact = contactNameOf(message, words);
  const topic = message.subject || preview(message.content, LABEL_CONTENT);
  return topic === '' ? contact : words.label({ contact, topic });
}

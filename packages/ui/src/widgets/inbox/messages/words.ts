import type { Message } from '@concordia/api-client';
import { preview } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { messageStrings } from '../../../strings/message';

export type MessageWords = TextOf<typeof messageStrings>;

/** Characters that suffice to tell messages apart when read aloud. */
const LABEL_CONTENT = 60;

/** The contact's name as every list shows it. */
export function contactNameOf(message: Pick<Message, 'contact'>, words: MessageWords): string {
  return message.contact?.name ?? words.unknownContact;
}

/** A message's accessible name, also for menus and announcements: contact and subject. */
export function labelOf(message: Pick<Message, 'contact' | 'subject' | 'content'>, words: MessageWords): string {
  const contact = contactNameOf(message, words);
  const topic = message.subject || preview(message.content, LABEL_CONTENT);
  return topic === '' ? contact : words.label({ contact, topic });
}

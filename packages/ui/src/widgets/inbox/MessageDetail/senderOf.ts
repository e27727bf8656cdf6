import type { MessageDetail } from '@concordia/api-client';
import type { MessageWords } from '../messages/words';

/** Who wrote a message, as named in it, or else as the contact is. */
export function senderOf({ from, direction, contact }: MessageDetail, words: MessageWords): string {
  const known = from.name ?? (direction === 'inbound' ? contact?.name : words.you);
  return known ?? from.address ?? words.unknownSender;
}

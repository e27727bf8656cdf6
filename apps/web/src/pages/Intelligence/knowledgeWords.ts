import type { Stats } from '@concordia/api-client';
import { CHANNELS } from '@concordia/domain';
import type { TextOf } from '@concordia/ui/locale';
import type { intelligenceStrings } from '../../strings/intelligence';

/** What there is to learn from, as a sentence. */
export function knowledgeWords(
  { byChannel }: Stats,
  contacts: number,
  words: TextOf<typeof intelligenceStrings>,
): string {
  const channels = CHANNELS.filter((channel) => byChannel[channel] > 0);
  const messages = channels.reduce((sum, channel) => sum + byChannel[channel], 0);
  return messages === 0 ? words.nothing : words.holds(messages, contacts, channels.length);
}

import type { Stats } from '@concordia/api-client';
import { CHANNELS } from '@concordia/domain';

const number = new Intl.NumberFormat('en-GB');
const counted = (count: number, word: string) => `${number.format(count)} ${word}${count === 1 ? '' : 's'}`;

/** What there is to learn from, as a sentence. */
export function knowledgeWords({ byChannel }: Stats, contacts: number): string {
  const channels = CHANNELS.filter((channel) => byChannel[channel] > 0);
  const messages = channels.reduce((sum, channel) => sum + byChannel[channel], 0);
  if (messages === 0) return 'There are no messages in this workspace yet, so there is nothing to learn from.';
  return `This workspace holds ${counted(messages, 'message')} with ${counted(contacts, 'contact')} on ${counted(channels.length, 'channel')}.`;
}

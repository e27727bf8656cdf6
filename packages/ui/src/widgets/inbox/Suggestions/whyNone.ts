import type { Message } from '@concordia/api-client';

/** Why there is no suggestion for a message, as far as the message itself tells. */
export type WhyNone = 'own' | 'list' | 'automatic' | 'bounce' | 'other';

export function whyNone(message: Pick<Message, 'direction' | 'kind'> | undefined): WhyNone {
  if (message === undefined) return 'other';
  if (message.direction === 'outbound') return 'own';
  return message.kind === 'personal' ? 'other' : message.kind;
}

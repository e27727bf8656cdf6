import type { Message } from '@concordia/api-client';

/** Why a message has no suggestions, judged by the message alone. */
export type WhyNone = 'own' | 'list' | 'automatic' | 'bounce' | 'other';

export function whyNone(message: Pick<Message, 'direction' | 'kind'> | undefined): WhyNone {
  if (message === undefined) return 'other';
  if (message.direction === 'outbound') return 'own';
  return message.kind === 'personal' ? 'other' : message.kind;
}

import type { ThreadMessage } from '../suggestions/suggest.js';

export interface HistoryMessage extends ThreadMessage {
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
}

/** A message that somebody answered, with the conversation as it stood when it came. */
export interface Answered {
  readonly message: HistoryMessage;
  /** Oldest first; the message is the last. */
  readonly before: readonly HistoryMessage[];
  readonly reply: HistoryMessage;
}

/**
 * The answered messages of one conversation. Where they wrote several times before an answer, it answers the last.
 *
 * @param messages oldest first.
 */
export function answeredIn(messages: readonly HistoryMessage[]): Answered[] {
  return messages.flatMap((message, index) => {
    const reply = messages[index + 1];
    const isAnswered = message.direction === 'inbound' && reply?.direction === 'outbound';
    if (!isAnswered || message.kind !== 'personal' || reply.kind !== 'personal') return [];
    return [{ message, before: messages.slice(0, index + 1), reply }];
  });
}

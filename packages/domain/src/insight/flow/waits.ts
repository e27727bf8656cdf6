import type { TimedMessage } from './response-times.js';

/** Somebody who waits for a person, or did. */
export interface Wait {
  readonly conversation: string;
  /** When they began to wait, ms since the epoch. */
  readonly askedAt: number;
  /** When a person of ours wrote; `null` while nobody has. */
  readonly answeredAt: number | null;
  /** Whether nobody of ours had answered in the conversation before. */
  readonly isFirst: boolean;
}

/**
 * The waits in a stream of messages: from the first personal message that nobody has answered to the first that a person of ours writes after it.
 * Lists, machines and bounces wait for nobody; a second message while waiting does not begin anew.
 *
 * @param messages in the order of their times. Those who wait still come last.
 */
export function* waitsIn(messages: Iterable<TimedMessage>): Generator<Wait> {
  const waiting = new Map<string, number>();
  const answered = new Set<string>();
  for (const { conversation, direction, kind, isByPerson, at } of messages) {
    const askedAt = waiting.get(conversation);
    if (direction === 'inbound') {
      if (kind === 'personal' && askedAt === undefined) waiting.set(conversation, at);
    } else if (isByPerson && askedAt !== undefined) {
      waiting.delete(conversation);
      yield { conversation, askedAt, answeredAt: at, isFirst: !answered.has(conversation) };
      answered.add(conversation);
    }
  }
  for (const [conversation, askedAt] of waiting) {
    yield { conversation, askedAt, answeredAt: null, isFirst: !answered.has(conversation) };
  }
}

/** Messages in the order of their times. What came in at the instant of an answer was answered by it. */
export const inOrder = <Message extends Pick<TimedMessage, 'at' | 'direction'>>(
  messages: Iterable<Message>,
): Message[] => [...messages].sort((one, another) => one.at - another.at || rank(one) - rank(another));

const rank = ({ direction }: Pick<TimedMessage, 'direction'>): number => (direction === 'inbound' ? 0 : 1);

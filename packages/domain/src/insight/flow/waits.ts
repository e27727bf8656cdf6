import type { TimedMessage } from './response-times.js';

/** A contact's wait for a reply by a person, finished or not. */
export interface Wait {
  readonly conversation: string;
  /** When the wait began, ms since the epoch. */
  readonly askedAt: number;
  /** When one of our people replied; `null` if nobody has. */
  readonly answeredAt: number | null;
  /** Whether we had not replied in the conversation before. */
  readonly isFirst: boolean;
}

/**
 * The waits in a stream of messages: from the first unanswered personal message to our first reply by a person. Lists, automated messages and bounces
 * start no wait; a second message while waiting does not restart it.
 *
 * @param messages in chronological order. Unfinished waits are yielded last.
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

/** Sorts messages chronologically. An inbound message at the instant of a reply counts as answered by it. */
export const inOrder = <Message extends Pick<TimedMessage, 'at' | 'direction'>>(
  messages: Iterable<Message>,
): Message[] => [...messages].sort((one, another) => one.at - another.at || rank(one) - rank(another));

const rank = ({ direction }: Pick<TimedMessage, 'direction'>): number => (direction === 'inbound' ? 0 : 1);

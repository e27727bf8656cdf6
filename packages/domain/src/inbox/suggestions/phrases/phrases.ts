import type { Intent } from '../intents.js';

export type Gap = 'when' | 'deadline' | 'reference' | 'amount' | 'quantity' | 'question' | 'request';

/** One reply. A `{gap}` is filled with the writer's own words; a phrase with an unfilled gap is skipped. */
export interface Phrase {
  readonly type: 'acknowledgment' | 'custom_reply';
  readonly text: string;
  /** Used only if the writer did not mention this. */
  readonly lacks?: Gap;
}

/** The replies to one intent, the most specific first. */
export type Replies = readonly Phrase[];

/** Phrases of one language. `[a|b]` is the formal and the informal variant. */
export interface Phrases {
  /** `{name}` is the first name, or the full name if only that is known. */
  readonly greeting: string;
  readonly greetingNobody: string;
  readonly quote: readonly [string, string];
  readonly replies: Readonly<Partial<Record<Intent, Replies>>>;
}

export const ack = (text: string, lacks?: Gap): Phrase => ({
  type: 'acknowledgment',
  text,
  ...(lacks !== undefined && { lacks }),
});

export const custom = (text: string, lacks?: Gap): Phrase => ({
  type: 'custom_reply',
  text,
  ...(lacks !== undefined && { lacks }),
});

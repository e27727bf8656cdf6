import type { Intent } from '../intents.js';

/** What a phrase may have a gap for. */
export type Gap = 'when' | 'deadline' | 'reference' | 'amount' | 'quantity' | 'question' | 'request';

/** One reply. A `{gap}` is filled with the writer's own words; a phrase whose gap cannot be filled is not said. */
export interface Phrase {
  readonly type: 'acknowledgment' | 'custom_reply';
  readonly text: string;
  /** Said only where the writer did not name this. */
  readonly lacks?: Gap;
}

/** The replies to one intent, the most particular first. */
export type Replies = readonly Phrase[];

/** What is said in one language. `[a|b]` is the polite and the familiar form. */
export interface Phrases {
  /** `{name}` is the first name, or the whole where only that is known. */
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

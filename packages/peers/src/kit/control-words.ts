/** Words in a text that trigger failures, for demos and tests. */
export const CONTROL_WORDS = {
  '#unreachable': 'Refused: nobody has this address.',
  '#reject': 'Refused: the content is not allowed.',
  '#throttle': 'The first attempt is refused with 429 and a second to wait; the next is taken.',
  '#outage': 'The first attempt fails with 503; the next is taken.',
  '#bounce': 'Taken, and reported as failed later, where the provider reports at all.',
  '#twice': 'Taken, and every receipt comes twice.',
  '#backwards': 'Taken, and the receipts come in reverse order.',
  '#silent': 'Taken, and nothing is heard of it again.',
  '#reply': 'Taken, and the recipient answers.',
  '#complain': 'Taken, and the recipient reports it as spam, where the provider tells: SendGrid.',
} as const;

export type ControlWord = keyof typeof CONTROL_WORDS;

export const hasWord = (text: string, word: ControlWord): boolean => text.includes(word);

/** The recipient's reply to `#reply`. */
export const REPLY_TEXT = 'Thank you, I have read it.';

const REMEMBERED = 10_000;

/** Remembers messages that have already failed once, for `#throttle` and `#outage`. */
export class FaultInjector {
  readonly #stumbled = new Set<string>();

  /** @param mark stable across retries of a message: its idempotency key, or recipient and text. */
  once(text: string, mark: string): 'throttle' | 'outage' | null {
    const kind = hasWord(text, '#throttle') ? 'throttle' : hasWord(text, '#outage') ? 'outage' : null;
    if (kind === null || this.#stumbled.has(mark)) return null;
    this.#stumbled.add(mark);
    if (this.#stumbled.size > REMEMBERED) this.#stumbled.delete(this.#stumbled.keys().next().value ?? '');
    return kind;
  }
}

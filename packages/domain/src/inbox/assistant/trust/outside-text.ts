/**
 * Text that somebody outside may have written: bodies, subjects, names, titles, file names, calendars, and whatever is made of them.
 *
 * It is no string, so that it cannot become a question, a plan, or the argument of a tool with a way out. It leaves this class only in two ways:
 * `shown` makes it safe to display, and `contentOf` gives it to the pure readers of this folder. Neither result is {@link OwnWords}.
 */
export class OutsideText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** For the readers beside this file; `tests/architecture/trust.test.ts` says who they are. */
  static contentOf(text: OutsideText): string {
    return text.#text;
  }

  /** Keeps the content out of templates, logs and JSON. */
  toString(): string {
    return '[text from outside]';
  }

  toJSON(): string {
    return this.toString();
  }
}

export const outside = (text: string): OutsideText => new OutsideText(text);

export const outsideOrNull = (text: string | null): OutsideText | null => (text === null ? null : outside(text));

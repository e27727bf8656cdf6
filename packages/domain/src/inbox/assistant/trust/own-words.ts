/**
 * The words of the person who asks, as typed. Only these are compiled to a plan, and only these may reach a tool with a way out.
 *
 * A class with a private field, so that neither a string nor {@link OutsideText} is assignable.
 */
export class OwnWords {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** To be called where the request arrives, and nowhere else. */
  static typed(text: string): OwnWords {
    return new OwnWords(text);
  }

  get text(): string {
    return this.#text;
  }
}

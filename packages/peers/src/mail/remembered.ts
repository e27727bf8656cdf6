const REMEMBERED = 20_000;

/** Data about the latest emails, by Message-ID. */
export class Remembered<Said> {
  readonly #said = new Map<string, Said>();

  set(messageId: string, said: Said): void {
    this.#said.set(messageId, said);
    if (this.#said.size > REMEMBERED) this.#said.delete(this.#said.keys().next().value ?? '');
  }

  get(messageId: string): Said | undefined {
    return this.#said.get(messageId);
  }
}

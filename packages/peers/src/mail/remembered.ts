/** How many mails are remembered for what is told of them later. */
const REMEMBERED = 20_000;

/** What was said of the latest mails, by their Message-ID. */
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

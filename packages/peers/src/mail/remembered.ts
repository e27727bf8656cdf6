const REMEMBERED = 20_000;

/** Data about the latest emails, by Message-ID. */
export class Remembered<Value> {
  readonly #values = new Map<string, Value>();

  set(messageId: string, value: Value): void {
    this.#values.set(messageId, value);
    if (this.#values.size > REMEMBERED) this.#values.delete(this.#values.keys().next().value ?? '');
  }

  get(messageId: string): Value | undefined {
    return this.#values.get(messageId);
  }
}

/** The longest command that is read, in bytes. */
const LONGEST = 256 * 1024;

/** Gathers what a client sends into commands, and says when it waits for leave to go on (RFC 3501, section 4.3). */
export class CommandBuffer {
  #bytes = Buffer.alloc(0);
  /** Where the next line of the command begins that is being gathered, behind its literals. */
  #line = 0;
  #isLet = false;

  constructor(
    /** Asks for the literal that was announced. */
    private readonly goOn: () => void,
  ) {}

  add(bytes: Uint8Array): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
  }

  get isTooLong(): boolean {
    return this.#bytes.byteLength > LONGEST;
  }

  /** Forgets everything: what was said before TLS does not count after it. */
  clear(): void {
    this.#bytes = Buffer.alloc(0);
    this.#line = 0;
  }

  /** @returns the next whole command without its line end, a sign a byte; `null` while there is none. */
  next(): string | null {
    for (;;) {
      const end = this.#bytes.indexOf('\r\n', this.#line);
      if (end < 0) return null;
      const [, size, isUnasked] = /\{(\d{1,9})(\+?)\}$/.exec(this.#bytes.toString('latin1', this.#line, end)) ?? [];
      if (size === undefined) return this.#taken(end);
      if (isUnasked === '' && !this.#isLet) this.goOn();
      this.#isLet = true;
      const behind = end + 2 + Number(size);
      if (this.#bytes.byteLength < behind) return null;
      this.#isLet = false;
      this.#line = behind;
    }
  }

  #taken(end: number): string {
    const command = this.#bytes.toString('latin1', 0, end);
    this.#bytes = this.#bytes.subarray(end + 2);
    this.#line = 0;
    return command;
  }
}

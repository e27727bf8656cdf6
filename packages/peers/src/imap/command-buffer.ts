/** Maximum length of a command, in bytes: a message may be one (APPEND). */
const LONGEST = 32 * 1024 * 1024;

/** Collects a client's bytes into commands, and reports when it waits for a continuation (RFC 3501, section 4.3). */
export class CommandBuffer {
  #bytes = Buffer.alloc(0);
  /** Start of the next line of the current command, after its literals. */
  #line = 0;
  #isLet = false;

  constructor(
    /** Requests the announced literal. */
    private readonly goOn: () => void,
  ) {}

  add(bytes: Uint8Array): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
  }

  get isTooLong(): boolean {
    return this.#bytes.byteLength > LONGEST;
  }

  /** Discards everything: input before TLS must not count after it. */
  clear(): void {
    this.#bytes = Buffer.alloc(0);
    this.#line = 0;
  }

  /** @returns the next complete command without its line end, one char per byte; `null` if there is none. */
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

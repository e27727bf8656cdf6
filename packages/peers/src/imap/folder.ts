export interface StoredMail {
  readonly uid: number;
  readonly raw: Buffer;
  /** Arrival time, ms since the epoch. */
  readonly at: number;
  readonly flags: Set<string>;
}

/** An append-only folder, so that a message's number is its position. */
export class Folder {
  readonly mails: StoredMail[] = [];
  readonly #watchers = new Set<() => void>();

  constructor(
    readonly name: string,
    /** RFC 6154, such as `\Sent`. */
    readonly specialUse: string | null,
    /** RFC 3501, section 2.3.1.1: a different value invalidates earlier UIDs. */
    readonly validity: number,
  ) {}

  get nextUid(): number {
    return this.mails.length + 1;
  }

  get unseen(): readonly StoredMail[] {
    return this.mails.filter(({ flags }) => !flags.has('\\Seen'));
  }

  add(raw: string | Uint8Array, at: number, flags: readonly string[] = []): void {
    const bytes = typeof raw === 'string' ? Buffer.from(raw, 'utf8') : Buffer.from(raw);
    this.mails.push({ uid: this.nextUid, raw: bytes, at, flags: new Set(flags) });
    for (const watcher of this.#watchers) watcher();
  }

  /** @returns a function that stops watching. */
  watch(onMail: () => void): () => void {
    this.#watchers.add(onMail);
    return () => this.#watchers.delete(onMail);
  }
}

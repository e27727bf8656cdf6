/** A mail in a folder. */
export interface StoredMail {
  readonly uid: number;
  readonly raw: Buffer;
  /** When it arrived, ms since the epoch. */
  readonly at: number;
  readonly flags: Set<string>;
}

/** A folder whose mail only grows, so that the number of a mail is its place. */
export class Folder {
  readonly mails: StoredMail[] = [];
  readonly #watchers = new Set<() => void>();

  constructor(
    readonly name: string,
    /** RFC 6154, such as `\Sent`. */
    readonly specialUse: string | null,
    /** RFC 3501, section 2.3.1.1: another one says that the UIDs from before mean nothing any more. */
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

  /** @returns what ends the watching. */
  watch(onMail: () => void): () => void {
    this.#watchers.add(onMail);
    return () => this.#watchers.delete(onMail);
  }
}

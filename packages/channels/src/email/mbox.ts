import { Buffer } from 'node:buffer';
import { isEnvelopeLine, looksLikeHeaderStart } from './envelope.js';
import { unescapeFromLines } from './from-lines.js';

/** Offsets are bytes from the start of the file. `end` is exclusive, and reading may resume there. */
interface MboxSpan {
  start: number;
  end: number;
  /** Position among the messages of the file, from 0; unreadable ones count too. */
  ordinal: number;
}

export type MboxEntry =
  | (MboxSpan & { kind: 'message'; bytes: Buffer; fromLine: string })
  | (MboxSpan & { kind: 'too_large'; fromLine: string })
  | (MboxSpan & { kind: 'garbage' });

export interface MboxOptions {
  /** Offset in the file of the first byte of the stream: the `end` of the last stored entry. @default 0 */
  startOffset?: number;
  /** Ordinal of the first entry. @default 0 */
  startOrdinal?: number;
  /** Message bytes are views, valid until the next entry is requested; no memory is allocated per message. @default false */
  reuseMemory?: boolean;
  /** Larger messages, in bytes, are reported as `too_large` and skipped without buffering. @default 64 MiB */
  maxMessageBytes?: number;
}

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** A separator is decided from its own line and the next; both must end within this many bytes. */
const LOOKAHEAD = 4096;
/** Bytes kept before an undecided position: enough to see the preceding blank line. */
const BACKTRACK = 4;
/** Initial buffer size, and the most that is kept after a large message. */
const SMALL_STORE = 1024 * 1024;
const LARGE_STORE = 8 * 1024 * 1024;
const SEPARATOR = Buffer.from('\nFrom ');
const FIRST = Buffer.from('From ');
const LF = 0x0a;
const CR = 0x0d;

/**
 * Splits an mbox stream into messages.
 *
 * A `From ` line separates messages only if it starts the file or follows a blank line, looks like an envelope (an address and a date, or
 * Thunderbird's bare line) and precedes something like a header. Content-Length is ignored: programs that rewrite mailboxes often leave it stale.
 * Memory use is one message plus a few kilobytes, whatever the file size.
 *
 * @param stream chunks are copied at once, so their source may reuse them. A stream that starts mid-file must start at an entry's `end`.
 */
export async function* splitMbox(
  stream: AsyncIterable<Uint8Array>,
  options: MboxOptions = {},
): AsyncGenerator<MboxEntry> {
  const cutter = new MboxCutter(options);
  for await (const chunk of stream) yield* cutter.push(chunk);
  yield* cutter.finish();
}

class MboxCutter {
  /**
   * Buffered bytes of the open entry: from `entry` to `end`, already searched up to `scanned`. One buffer serves the whole file, so that a mailbox of
   * gigabytes creates no garbage.
   */
  private store: Buffer = Buffer.allocUnsafe(SMALL_STORE);
  private entry = 0;
  private scanned = 0;
  private end = 0;
  /** File offset of the byte at `entry`, including bytes dropped from an oversized entry. */
  private entryOffset: number;
  private dropped = 0;
  private fromLine: string | null = null;
  private opened = false;
  private atFileStart = true;
  private ordinal: number;
  private readonly maxBytes: number;
  private readonly reuse: boolean;

  constructor(options: MboxOptions) {
    this.entryOffset = options.startOffset ?? 0;
    this.ordinal = options.startOrdinal ?? 0;
    this.maxBytes = options.maxMessageBytes ?? MAX_MESSAGE_BYTES;
    this.reuse = options.reuseMemory ?? false;
  }

  *push(chunk: Uint8Array): Generator<MboxEntry> {
    this.makeRoom(chunk.byteLength);
    this.store.set(chunk, this.end);
    this.end += chunk.byteLength;
    yield* this.scan(false);
    this.dropOversized();
  }

  *finish(): Generator<MboxEntry> {
    yield* this.scan(true);
    yield* this.close(this.end);
  }

  /** Moves the needed bytes to the front. Grows the buffer, or shrinks it after a large message. */
  private makeRoom(more: number): void {
    const needed = this.end - this.entry + more;
    if (needed > this.store.length || (this.store.length > LARGE_STORE && needed < SMALL_STORE)) {
      const size = Math.max(SMALL_STORE, needed > SMALL_STORE ? needed * 2 : 0);
      const larger = Buffer.allocUnsafeSlow(Math.min(size, Math.max(needed, this.maxBytes + LARGE_STORE)));
      this.store.copy(larger, 0, this.entry, this.end);
      this.store = larger;
    } else if (this.entry > 0) this.store.copyWithin(0, this.entry, this.end);
    this.scanned -= this.entry;
    this.end -= this.entry;
    this.entry = 0;
  }

  private *scan(atEnd: boolean): Generator<MboxEntry> {
    if (this.atFileStart) {
      if (!atEnd && this.end - this.entry < LOOKAHEAD) return;
      this.atFileStart = false;
      const first = this.leadingFromLine();
      if (first >= 0) this.open(first);
    }
    for (;;) {
      const found = this.store.subarray(0, this.end).indexOf(SEPARATOR, this.scanned);
      if (found < 0) {
        this.scanned = Math.max(this.scanned, this.end - SEPARATOR.length);
        return;
      }
      this.scanned = found;
      if (!atEnd && this.end - found < LOOKAHEAD) return;
      if (this.separatesAt(found + 1)) {
        yield* this.close(found + 1);
        this.open(found + 1);
      }
      this.scanned = found + 1;
    }
  }

  /** Index of a From line at the very start, after a byte order mark and blank lines; -1 if there is none. */
  private leadingFromLine(): number {
    const { store } = this;
    let index = store[0] === 0xef && store[1] === 0xbb && store[2] === 0xbf && this.end >= 3 ? 3 : 0;
    while (index < this.end && (store[index] === LF || store[index] === CR)) index++;
    const isFrom = index + FIRST.length <= this.end && store.subarray(index, index + FIRST.length).equals(FIRST);
    return isFrom && this.isEnvelopeAt(index) ? index : -1;
  }

  private separatesAt(index: number): boolean {
    const before = this.store[index - 2] === CR ? index - 3 : index - 2;
    // A file may begin with one blank line that belongs to no message.
    const followsBlank = before >= this.entry ? this.store[before] === LF : !this.opened;
    return followsBlank && this.isEnvelopeAt(index);
  }

  private isEnvelopeAt(index: number): boolean {
    const limit = Math.min(this.end, index + LOOKAHEAD);
    const window = this.store.subarray(index, limit);
    const lineEnd = window.indexOf(LF);
    if (lineEnd < 0) return limit === this.end && isEnvelopeLine(window.toString('latin1'), '');
    const nextEnd = window.indexOf(LF, lineEnd + 1);
    return isEnvelopeLine(
      window.toString('latin1', 0, lineEnd),
      window.toString('latin1', lineEnd + 1, nextEnd < 0 ? window.length : nextEnd),
    );
  }

  /** Drops an entry over the size limit, except the bytes needed to continue the search. */
  private dropOversized(): void {
    const kept = this.scanned - BACKTRACK;
    if (kept - this.entry + this.dropped <= this.maxBytes) return;
    this.fromLine ??= firstLine(this.store.subarray(this.entry, kept));
    this.dropped += kept - this.entry;
    this.entry = kept;
  }

  private open(at: number): void {
    this.entryOffset += this.dropped + at - this.entry;
    this.entry = at;
    this.scanned = Math.max(this.scanned, at);
    this.dropped = 0;
    this.fromLine = null;
    this.opened = true;
  }

  /** Yields the open entry, which ends before `at`. */
  private *close(at: number): Generator<MboxEntry> {
    const whole = this.store.subarray(this.entry, at);
    const size = this.dropped + whole.length;
    const span = { start: this.entryOffset, end: this.entryOffset + size, ordinal: this.ordinal };
    if (!this.opened) {
      if (this.dropped > 0 || !whole.every((byte) => byte === LF || byte === CR)) yield { kind: 'garbage', ...span };
      return;
    }
    this.ordinal++;
    if (size > this.maxBytes) {
      yield { kind: 'too_large', ...span, fromLine: this.fromLine ?? firstLine(whole) };
      return;
    }
    yield {
      kind: 'message',
      ...span,
      fromLine: firstLine(whole),
      bytes: messageBytes(this.reuse ? whole : Buffer.from(whole)),
    };
  }
}

function firstLine(bytes: Buffer): string {
  const end = bytes.indexOf(LF);
  return bytes.toString('latin1', 0, end < 0 ? Math.min(bytes.length, LOOKAHEAD) : Math.min(end, LOOKAHEAD)).trimEnd();
}

/** Strips the From line and the one blank line that separates it from the next message. */
function messageBytes(whole: Buffer): Buffer {
  const lineEnd = whole.indexOf(LF);
  if (lineEnd < 0) return Buffer.alloc(0);
  let end = whole.length;
  if (whole[end - 1] === LF) end -= whole[end - 2] === CR ? 2 : 1;
  return unescapeFromLines(whole.subarray(lineEnd + 1, Math.max(lineEnd + 1, end)));
}

/** Detects the format from the first bytes (64 KiB are plenty). `null`: neither a mailbox nor a message. */
export function detectMailFormat(head: Uint8Array): 'mbox' | 'eml' | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  let text = bytes.toString('latin1', 0, 64 * 1024);
  if (text.startsWith('\u00ef\u00bb\u00bf')) text = text.slice(3);
  const lines = text.replace(/^[\r\n]+/, '').split(/\r?\n/);
  if (isEnvelopeLine(lines[0] ?? '', lines[1] ?? '')) return 'mbox';
  if (looksLikeHeaderStart(lines)) return 'eml';
  const behindGarbage = lines.some((line, i) => lines[i - 1] === '' && isEnvelopeLine(line, lines[i + 1] ?? ''));
  return behindGarbage ? 'mbox' : null;
}

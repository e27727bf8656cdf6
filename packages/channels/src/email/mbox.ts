import { Buffer } from 'node:buffer';
import { isEnvelopeLine, looksLikeHeaderStart } from './envelope.js';
import { unescapeFromLines } from './from-lines.js';

/** Offsets are bytes from the start of the file; `end` is exclusive and is where reading may resume. */
interface MboxSpan {
  start: number;
  end: number;
  /** Position among the messages of the file, from 0; unreadable ones count too. */
  ordinal: number;
}

/** One stretch of an mbox file. */
export type MboxEntry =
  | (MboxSpan & { kind: 'message'; bytes: Buffer; fromLine: string })
  | (MboxSpan & { kind: 'too_large'; fromLine: string })
  | (MboxSpan & { kind: 'garbage' });

export interface MboxOptions {
  /** Offset in the file of the first byte of the stream: the `end` of the last entry that was kept. @default 0 */
  startOffset?: number;
  /** Ordinal of the first entry. @default 0 */
  startOrdinal?: number;
  /** Bytes beyond which a message is reported as `too_large` and streamed past without being held. @default 64 MiB */
  maxMessageBytes?: number;
}

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** A separator is decided from its own line and the next; both must end within this many bytes. */
const LOOKAHEAD = 4096;
/** Bytes kept before an undecided place: enough to see the blank line in front of it. */
const BACKTRACK = 4;
const SEPARATOR = Buffer.from('\nFrom ');
const FIRST = Buffer.from('From ');
const LF = 0x0a;
const CR = 0x0d;

/**
 * Cuts an mbox into messages while it streams.
 *
 * A `From ` line separates only when it starts the file or follows a blank line, looks like an envelope (an address and a date, or the
 * bare line Thunderbird writes) and is followed by something that looks like a header. Content-Length is not believed: programs that
 * rewrote a mailbox often left it stale. Memory is one message plus a few kilobytes, whatever the size of the file.
 *
 * @param stream chunks that are not written to again by their source. A stream that starts mid-file must start at an entry's `end`.
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
  /** Bytes not yet decided on; `windowStart` is the offset of the first. */
  private window: Buffer = Buffer.alloc(0);
  private windowStart: number;
  private ordinal: number;
  private readonly maxBytes: number;
  /** The open entry: where it starts, its pieces, and whether a From line opened it. */
  private start: number;
  private pieces: Buffer[] = [];
  private held = 0;
  private overflowed = false;
  private opened = false;
  private atFileStart = true;

  constructor(options: MboxOptions) {
    this.windowStart = options.startOffset ?? 0;
    this.start = this.windowStart;
    this.ordinal = options.startOrdinal ?? 0;
    this.maxBytes = options.maxMessageBytes ?? MAX_MESSAGE_BYTES;
  }

  *push(chunk: Uint8Array): Generator<MboxEntry> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.window = this.window.length === 0 ? bytes : Buffer.concat([this.window, bytes]);
    yield* this.scan(false);
  }

  *finish(): Generator<MboxEntry> {
    yield* this.scan(true);
    this.take(this.window.length);
    yield* this.close();
  }

  private *scan(atEnd: boolean): Generator<MboxEntry> {
    if (this.atFileStart) {
      if (!atEnd && this.window.length < LOOKAHEAD) return;
      this.atFileStart = false;
      const first = this.leadingFromLine();
      if (first >= 0) {
        this.take(first);
        this.pieces = [];
        this.held = 0;
        this.open();
      }
    }
    let from = 0;
    for (;;) {
      const found = this.window.indexOf(SEPARATOR, from);
      if (found < 0) {
        this.take(Math.max(0, this.window.length - SEPARATOR.length - BACKTRACK));
        return;
      }
      if (!atEnd && this.window.length - found < LOOKAHEAD) {
        this.take(Math.max(0, found - BACKTRACK));
        return;
      }
      if (!this.separatesAt(found + 1)) {
        from = found + 1;
        continue;
      }
      this.take(found + 1);
      yield* this.close();
      this.open();
      from = 0;
    }
  }

  /** Index of a From line at the very start, behind a byte order mark and blank lines; -1 when there is none. */
  private leadingFromLine(): number {
    let index = this.window[0] === 0xef && this.window[1] === 0xbb && this.window[2] === 0xbf ? 3 : 0;
    while (this.window[index] === LF || this.window[index] === CR) index++;
    return this.window.subarray(index, index + FIRST.length).equals(FIRST) && this.isEnvelopeAt(index) ? index : -1;
  }

  private separatesAt(index: number): boolean {
    const before = this.window[index - 2] === CR ? index - 3 : index - 2;
    // Right behind the start of the open entry there is no room for a blank line: an empty message follows its From line at once.
    const followsBlank = before >= 0 ? this.window[before] === LF : this.held === 0 && !this.opened;
    return followsBlank && this.isEnvelopeAt(index);
  }

  private isEnvelopeAt(index: number): boolean {
    const limit = Math.min(this.window.length, index + LOOKAHEAD);
    const lineEnd = this.window.subarray(index, limit).indexOf(LF);
    if (lineEnd < 0)
      return limit === this.window.length && isEnvelopeLine(this.window.toString('latin1', index, limit), '');
    const nextStart = index + lineEnd + 1;
    const nextLength = this.window.subarray(nextStart, limit).indexOf(LF);
    const nextEnd = nextLength < 0 ? limit : nextStart + nextLength;
    return isEnvelopeLine(
      this.window.toString('latin1', index, nextStart),
      this.window.toString('latin1', nextStart, nextEnd),
    );
  }

  /** Moves the first `count` bytes of the window into the open entry. */
  private take(count: number): void {
    if (count <= 0) return;
    if (!this.overflowed) {
      this.held += count;
      if (this.held > this.maxBytes) {
        this.overflowed = true;
        this.fromLinePiece ??= firstLine(this.pieces[0] ?? this.window.subarray(0, count));
        this.pieces = [];
      } else this.pieces.push(this.window.subarray(0, count));
    }
    this.window = this.window.subarray(count);
    this.windowStart += count;
  }

  private fromLinePiece: string | null = null;

  private open(): void {
    this.start = this.windowStart;
    this.pieces = [];
    this.held = 0;
    this.overflowed = false;
    this.opened = true;
    this.fromLinePiece = null;
  }

  private *close(): Generator<MboxEntry> {
    const span = { start: this.start, end: this.windowStart, ordinal: this.ordinal };
    if (!this.opened) {
      const blank = !this.overflowed && Buffer.concat(this.pieces).every((byte) => byte === LF || byte === CR);
      if (!blank) yield { kind: 'garbage', ...span };
      return;
    }
    this.ordinal++;
    if (this.overflowed) {
      yield { kind: 'too_large', ...span, fromLine: this.fromLinePiece ?? '' };
      return;
    }
    const whole =
      this.pieces.length === 1 ? (this.pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(this.pieces, this.held);
    this.pieces = [];
    yield { kind: 'message', ...span, fromLine: firstLine(whole), bytes: messageBytes(whole) };
  }
}

function firstLine(bytes: Buffer): string {
  const end = bytes.indexOf(LF);
  return bytes.toString('latin1', 0, end < 0 ? Math.min(bytes.length, LOOKAHEAD) : Math.min(end, LOOKAHEAD)).trimEnd();
}

/** Without the From line and without the one blank line that separates it from the next message. */
function messageBytes(whole: Buffer): Buffer {
  const lineEnd = whole.indexOf(LF);
  if (lineEnd < 0) return Buffer.alloc(0);
  let end = whole.length;
  if (whole[end - 1] === LF) end -= whole[end - 2] === CR ? 2 : 1;
  return unescapeFromLines(whole.subarray(lineEnd + 1, Math.max(lineEnd + 1, end)));
}

/** What a file holds, judged by its first bytes (64 KiB are plenty). `null`: neither a mailbox nor a message. */
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

import { Buffer } from 'node:buffer';
import { firstField, type HeaderBlock, readHeaderBlock } from './header-block.js';
import { type ParameterisedValue, parseParameters } from './header-text.js';

/** Maximum nesting and number of parts; the rest stays one opaque part. Real messages are smaller, MIME bombs are not. */
const MAX_DEPTH = 20;
const MAX_PARTS = 1000;
const LF = 0x0a;
const CR = 0x0d;
const DASH = 0x2d;

/** One entity of a message. Offsets are into the bytes of the message. */
export interface MimeEntity {
  block: HeaderBlock;
  type: ParameterisedValue;
  disposition: ParameterisedValue;
  /** Lower-cased Content-Transfer-Encoding. */
  encoding: string;
  bodyStart: number;
  bodyEnd: number;
  /** Empty for a leaf. */
  children: MimeEntity[];
}

/**
 * Reads the MIME tree of a message as byte ranges, without decoding or copying.
 *
 * A multipart whose boundary is missing or never appears becomes a text/plain leaf, so that its text is not lost.
 */
export function readMimeTree(bytes: Buffer): MimeEntity {
  return new TreeReader(bytes).entity(0, bytes.length, 0, 'text/plain');
}

export function encodedBody(bytes: Buffer, entity: MimeEntity): Buffer {
  return bytes.subarray(entity.bodyStart, entity.bodyEnd);
}

class TreeReader {
  private parts = 0;

  constructor(private readonly bytes: Buffer) {}

  entity(start: number, end: number, depth: number, defaultType: string): MimeEntity {
    this.parts++;
    const block = readHeaderBlock(this.bytes, start, end);
    const type = contentType(block, defaultType);
    const entity: MimeEntity = {
      block,
      type,
      disposition: parseParameters(firstField(block, 'content-disposition')),
      encoding: (firstField(block, 'content-transfer-encoding') ?? '').replace(/[\s;"'].*$/, '').toLowerCase(),
      bodyStart: Math.min(block.bodyStart, end),
      bodyEnd: end,
      children: [],
    };
    if (type.value.startsWith('multipart/') && depth < MAX_DEPTH) {
      entity.children = this.children(entity, depth);
      if (entity.children.length === 0) type.value = 'text/plain';
    }
    return entity;
  }

  private children(parent: MimeEntity, depth: number): MimeEntity[] {
    const boundary = parent.type.params.get('boundary')?.trimEnd() || this.guessBoundary(parent);
    if (!boundary) return [];
    const childType = parent.type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    const children: MimeEntity[] = [];
    for (const [start, end] of this.ranges(parent, boundary)) {
      if (this.parts >= MAX_PARTS) break;
      children.push(this.entity(start, end, depth + 1, childType));
    }
    return children;
  }

  /** The ranges between delimiter lines. Without a closing delimiter, the last range ends with the parent. */
  private ranges(parent: MimeEntity, boundary: string): [number, number][] {
    const delimiter = Buffer.from(`--${boundary}`, isLatin1(boundary) ? 'latin1' : 'utf8');
    const ranges: [number, number][] = [];
    let open = -1;
    // Searching a view of the parent bounds the cost to its own size.
    const body = encodedBody(this.bytes, parent);
    for (
      let found = body.indexOf(delimiter);
      found >= 0 && ranges.length < MAX_PARTS;
      found = body.indexOf(delimiter, found + delimiter.length)
    ) {
      const at = parent.bodyStart + found;
      const line = this.delimiterLine(at, delimiter.length, parent);
      if (line) {
        if (open >= 0) ranges.push([open, Math.max(open, this.beforeLineEnd(at))]);
        open = line.closing ? -1 : line.next;
        if (line.closing) break;
      }
    }
    if (open >= 0 && open <= parent.bodyEnd) ranges.push([open, parent.bodyEnd]);
    return ranges;
  }

  /** A delimiter is alone on its line: `--b` and `--b2` differ, and `--b` inside a sentence is not a delimiter. */
  private delimiterLine(at: number, length: number, parent: MimeEntity): { closing: boolean; next: number } | null {
    if (at > parent.bodyStart && this.bytes[at - 1] !== LF && this.bytes[at - 1] !== CR) return null;
    let i = at + length;
    const closing = this.bytes[i] === DASH && this.bytes[i + 1] === DASH;
    if (closing) i += 2;
    while (this.bytes[i] === 0x20 || this.bytes[i] === 0x09) i++;
    if (i >= parent.bodyEnd) return { closing, next: parent.bodyEnd };
    if (this.bytes[i] === LF) return { closing, next: i + 1 };
    if (this.bytes[i] === CR) return { closing, next: this.bytes[i + 1] === LF ? i + 2 : i + 1 };
    return closing ? { closing, next: i } : null;
  }

  /** The line end before a delimiter belongs to the delimiter. */
  private beforeLineEnd(at: number): number {
    return this.bytes[at - 1] === LF && this.bytes[at - 2] === CR ? at - 2 : at - 1;
  }

  /** Without a boundary parameter, uses the first body line that starts with `--` and repeats. */
  private guessBoundary(parent: MimeEntity): string | null {
    const head = this.bytes.toString('latin1', parent.bodyStart, Math.min(parent.bodyEnd, parent.bodyStart + 16_384));
    const first = /(?:^|\n)--([^\s-][^\r\n]{0,100}?)[ \t]*\r?\n/.exec(head)?.[1];
    if (!first) return null;
    const again = encodedBody(this.bytes, parent).lastIndexOf(`--${first}`, undefined, 'latin1');
    return again > head.indexOf(`--${first}`) ? first : null;
  }
}

function contentType(block: HeaderBlock, defaultType: string): ParameterisedValue {
  // The first Content-Type field that parses wins.
  for (const raw of block.fields.get('content-type') ?? []) {
    const parsed = parseParameters(raw);
    if (/^[a-z0-9.+-]+\/[a-z0-9.+_-]+$/.test(parsed.value)) return parsed;
    if (parsed.value === 'text') return { value: 'text/plain', params: parsed.params };
    if (parsed.params.has('boundary')) return { value: 'multipart/mixed', params: parsed.params };
  }
  return { value: defaultType, params: new Map() };
}

function isLatin1(text: string): boolean {
  return !/[^\u0000-\u00ff]/.test(text);
}

import type { Buffer } from 'node:buffer';

/** Bytes of a header block beyond which the rest of it is ignored; real ones stay below a tenth of it. */
const MAX_HEADER_BYTES = 1024 * 1024;
const MAX_FIELDS = 5000;
const LF = 0x0a;
const CR = 0x0d;

/** The fields of one entity, unfolded, still undecoded: each char of a value is one byte of the file. */
export interface HeaderBlock {
  /** Values by lower-cased name, in the order of the file. */
  fields: Map<string, string[]>;
  /** Index of the first byte of the body. */
  bodyStart: number;
}

/**
 * Reads the header block that starts at `start`.
 *
 * The block ends at the first blank line. Lines that are neither a field nor a continuation are skipped, so that one broken line costs one
 * line; an entity that starts with prose has no fields, and its body starts at once.
 */
export function readHeaderBlock(bytes: Buffer, start: number, end: number): HeaderBlock {
  let bodyStart = endOfBlock(bytes, start, end);
  const fields = new Map<string, string[]>();
  const lines = bytes
    .toString('latin1', start, Math.min(bodyStart, start + MAX_HEADER_BYTES))
    .split(/\r\n|\n|\r(?!\n)/);
  let name = '';
  let value: string[] = [];
  let count = 0;
  const store = () => {
    if (name === '' || count >= MAX_FIELDS) return;
    count++;
    const list = fields.get(name);
    const text = value.length === 1 ? (value[0] ?? '').trim() : value.join(' ').trim();
    if (list) list.push(text);
    else fields.set(name, [text]);
  };
  for (const line of lines) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (name !== '') value.push(line.trim());
      continue;
    }
    const colon = line.indexOf(':');
    const field = colon > 0 ? line.slice(0, colon).trimEnd() : '';
    if (field === '' || field.length > 200 || /[^!-~]/.test(field)) continue;
    store();
    name = field.toLowerCase();
    value = [line.slice(colon + 1)];
  }
  store();
  if (fields.size === 0) bodyStart = startsBlank(bytes, start, end) ? bodyStart : start;
  return { fields, bodyStart };
}

/** The first value of a field, or `null` when it is missing. */
export function firstField(block: HeaderBlock, name: string): string | null {
  return block.fields.get(name)?.[0] ?? null;
}

function startsBlank(bytes: Buffer, start: number, end: number): boolean {
  return start < end && (bytes[start] === LF || (bytes[start] === CR && bytes[start + 1] === LF));
}

function endOfBlock(bytes: Buffer, start: number, end: number): number {
  if (startsBlank(bytes, start, end)) return start + (bytes[start] === LF ? 1 : 2);
  for (let at = bytes.indexOf(LF, start); at >= 0 && at < end; at = bytes.indexOf(LF, at + 1)) {
    if (bytes[at + 1] === LF && at + 1 < end) return at + 2;
    if (bytes[at + 1] === CR && bytes[at + 2] === LF && at + 2 < end) return at + 3;
  }
  return end;
}

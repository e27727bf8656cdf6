import type { Buffer } from 'node:buffer';

/** Bytes of a header block that are read; the rest is ignored. Real blocks stay below a tenth of this. */
const MAX_HEADER_BYTES = 1024 * 1024;
const MAX_FIELDS = 5000;
const LF = 0x0a;
const CR = 0x0d;

/** The fields of one entity, unfolded but undecoded: each char of a value is one byte of the file. */
export interface HeaderBlock {
  /** Values by lower-cased name, in file order. */
  fields: Map<string, string[]>;
  bodyStart: number;
}

/**
 * Reads the header block at `start`, up to the first blank line.
 *
 * Skips lines that are neither a field nor a continuation, so that one broken line costs only itself. An entity that starts with prose has no fields;
 * its body starts immediately.
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

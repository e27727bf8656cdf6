import { Buffer } from 'node:buffer';

/** Base64 from this many bytes on is decoded in slices, and the approximate slice length. */
const SLICED_FROM = 2 * 1024 * 1024;
const SLICE = 512 * 1024;

const EQUALS = 0x3d;
const LF = 0x0a;
const CR = 0x0d;

/** Decodes a Content-Transfer-Encoding. Unknown ones count as identity, which they nearly always are. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  if (/^base-?64/.test(encoding)) return decodeBase64(bytes);
  if (/^quoted-?printable/.test(encoding)) return decodeQuotedPrintable(bytes);
  if (/^(?:x-)?uu(?:encode)?/.test(encoding)) return decodeUu(bytes);
  return bytes;
}

/** Skips line ends and stray characters; reads all of several padded runs (concatenated encoders). */
function decodeBase64(bytes: Buffer): Buffer {
  return (bytes.length > SLICED_FROM ? decodeInSlices(bytes) : null) ?? decodeWhole(bytes);
}

/**
 * Decodes a large attachment a few lines at a time, so that it is never also in memory as text. Programs write lines of equal length that hold whole
 * groups of four; returns `null` if they did not.
 */
function decodeInSlices(bytes: Buffer): Buffer | null {
  const lineLength = bytes.indexOf(LF) + 1;
  const groups = lineLength - (bytes[lineLength - 2] === CR ? 2 : 1);
  if (lineLength < 5 || lineLength > 1000 || groups % 4 !== 0) return null;
  const slice = lineLength * Math.floor(SLICE / lineLength);
  const sliceBytes = (slice / lineLength) * groups * 0.75;
  const out = Buffer.allocUnsafe(Math.ceil(bytes.length * 0.75) + 3);
  let written = 0;
  let at = 0;
  for (; bytes.length - at > slice; at += slice) {
    if (out.write(bytes.toString('latin1', at, at + slice), written, 'base64') !== sliceBytes) return null;
    written += sliceBytes;
  }
  const rest = decodeWhole(bytes.subarray(at));
  rest.copy(out, written);
  return out.subarray(0, written + rest.length);
}

function decodeWhole(bytes: Buffer): Buffer {
  const text = withoutFooter(bytes.toString('latin1'));
  const padding = text.indexOf('=');
  if (padding < 0) return Buffer.from(text, 'base64');
  const runs = [...text.matchAll(/([^=]+)(=*)/g)].map(([, run = '', signs = '']) => ({ run, signs }));
  const [first, ...more] = runs.filter(({ run }) => run.trim() !== '');
  const end = more.findIndex(({ run, signs }) => !isEncoded(run, signs));
  const encoded = [...(first ? [first] : []), ...(end < 0 ? more : more.slice(0, end))];
  return Buffer.concat(encoded.map(({ run }) => Buffer.from(run, 'base64')));
}

/** Whether text behind a padding is another encoded run rather than words. */
function isEncoded(run: string, padding: string): boolean {
  return /^[A-Za-z0-9+/\s]+$/.test(run) && (run.replace(/\s/g, '').length + padding.length) % 4 === 0;
}

/** In characters: mailing lists append less. */
const LONGEST_FOOTER = 16_384;

/** Removes the lines that a mailing list appended below encoded data: a rule, or words with signs that base64 lacks. */
function withoutFooter(text: string): string {
  const start = Math.max(0, text.length - LONGEST_FOOTER);
  let at = start === 0 ? 0 : text.indexOf('\n', start) + 1;
  for (const line of text.slice(at).split('\n')) {
    if (isProse(line.trim())) return text.slice(0, at);
    at += line.length + 1;
  }
  return text;
}

function isProse(line: string): boolean {
  if (/^[-_*~#]{4,}$/.test(line)) return true;
  return /[^A-Za-z0-9+/=\s]/.test(line) && line.split(/\s+/).length > 1;
}

/** Quoted-printable. A `=` that starts no escape stays; white space at line ends is transport damage and is removed. */
function decodeQuotedPrintable(bytes: Buffer): Buffer {
  if (bytes.indexOf(EQUALS) < 0) return bytes;
  const out = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte !== EQUALS) {
      out[length++] = byte;
      continue;
    }
    const high = hex(bytes[i + 1]);
    const low = hex(bytes[i + 2]);
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low;
      i += 2;
      continue;
    }
    const lineEnd = softBreak(bytes, i + 1);
    if (lineEnd > 0) i = lineEnd;
    else out[length++] = byte;
  }
  return out.subarray(0, length);
}

/** Index of the line feed that ends a soft break at `index`, or -1. */
function softBreak(bytes: Buffer, index: number): number {
  let i = index;
  while (bytes[i] === 0x20 || bytes[i] === 0x09) i++;
  if (i >= bytes.length) return bytes.length;
  if (bytes[i] === CR) return bytes[i + 1] === LF ? i + 1 : i;
  return bytes[i] === LF ? i : -1;
}

function hex(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  if (byte >= 0x41 && byte <= 0x46) return byte - 0x37;
  return byte >= 0x61 && byte <= 0x66 ? byte - 0x57 : -1;
}

function decodeUu(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let inside = false;
  for (const line of bytes.toString('latin1').split(/\r?\n/)) {
    if (!inside) {
      inside = /^begin(?:-base64)? [0-7]{3,4} /.test(line);
      continue;
    }
    if (line === 'end' || line === '`') break;
    pieces.push(uuLine(line));
  }
  return inside ? Buffer.concat(pieces) : bytes;
}

function uuLine(line: string): Buffer {
  const value = (index: number) => ((line.charCodeAt(index) || 0x20) - 0x20) & 0x3f;
  const length = line === '' ? 0 : value(0);
  const out = Buffer.alloc(length);
  for (let o = 0, i = 1; o < length; o += 3, i += 4) {
    const word = (value(i) << 18) | (value(i + 1) << 12) | (value(i + 2) << 6) | value(i + 3);
    out[o] = word >> 16;
    if (o + 1 < length) out[o + 1] = (word >> 8) & 0xff;
    if (o + 2 < length) out[o + 2] = word & 0xff;
  }
  return out;
}

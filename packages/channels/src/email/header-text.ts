import { Buffer } from 'node:buffer';
import { decodeText } from './charset.js';

const ENCODED_WORD = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=/g;
const BETWEEN_WORDS = /^\s*$/;

/**
 * Decodes an unstructured header value: encoded words (RFC 2047), raw UTF-8, raw 8-bit text.
 *
 * Adjacent words of one charset are joined as bytes before decoding, because many programs split a character across words. An unclosed word stays
 * unchanged. Control characters become spaces.
 *
 * @param raw one char per byte, unfolded.
 */
export function decodeHeaderText(raw: string): string {
  const text = decodeRawBytes(raw);
  return cleaned(text.includes('=?') ? decodeWords(text) : text);
}

/** Decodes raw header bytes; encoded words stay unchanged. */
export function decodeRawBytes(raw: string): string {
  return /[\u0080-\u00ff\u001b]/.test(raw) ? decodeText(Buffer.from(raw, 'latin1'), null) : raw;
}

interface PendingWord {
  charset: string;
  encoding: string;
  bytes: Buffer[];
}

export function decodeWords(text: string): string {
  let out = '';
  let last = 0;
  let pending: PendingWord | null = null;
  const flush = () => {
    if (pending) out += decodeText(Buffer.concat(pending.bytes), pending.charset);
    pending = null;
  };
  for (const match of text.matchAll(ENCODED_WORD)) {
    const between = text.slice(last, match.index);
    const charset = (match[1] ?? '').replace(/\*.*$/, '').toLowerCase();
    const encoding = (match[2] ?? '').toLowerCase();
    const bytes = encoding === 'b' ? Buffer.from(match[3] ?? '', 'base64') : wordBytes(match[3] ?? '');
    const open: PendingWord | null = pending;
    if (open !== null && BETWEEN_WORDS.test(between)) {
      if (sameWord(open, charset, encoding)) open.bytes.push(bytes);
      else {
        flush();
        pending = { charset, encoding, bytes: [bytes] };
      }
    } else {
      flush();
      out += between;
      pending = { charset, encoding, bytes: [bytes] };
    }
    last = match.index + match[0].length;
  }
  flush();
  return out + text.slice(last);
}

function sameWord(word: PendingWord, charset: string, encoding: string): boolean {
  // Every ISO-2022-JP word begins and ends in ASCII, so joining is safe there too.
  return word.charset === charset && word.encoding === encoding;
}

/** The Q encoding: `_` is a space, `=XX` a byte, anything else literal. */
function wordBytes(word: string): Buffer {
  const text = word
    .replace(/_/g, ' ')
    .replace(/=([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /[^\u0000-\u00ff]/.test(text) ? Buffer.from(text, 'utf8') : Buffer.from(text, 'latin1');
}

function cleaned(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A structured value such as Content-Type: `value; name=text; …`. */
export interface ParameterisedValue {
  /** Lower-cased, without parameters. */
  value: string;
  /** Decoded by RFC 2231 (charset, language, continuations) and by RFC 2047, which is non-standard here but often needed. */
  params: Map<string, string>;
}

/** Skips broken parameters; the first of several with the same name wins. */
export function parseParameters(raw: string | null): ParameterisedValue {
  const parts = splitOutsideQuotes(withSemicolons(raw ?? ''));
  const plain = new Map<string, string>();
  const segments = new Map<string, { index: number; encoded: boolean; text: string }[]>();
  for (const part of parts.slice(1)) {
    const equals = part.indexOf('=');
    if (equals <= 0) continue;
    const name = part.slice(0, equals).trim().toLowerCase();
    const text = unquoted(part.slice(equals + 1).trim());
    const star = /^([^*]+)\*(?:(\d{1,3})(\*)?)?$/.exec(name);
    if (!star) {
      // A boundary is compared byte by byte, so its spaces stay as they are.
      if (!plain.has(name)) plain.set(name, name === 'boundary' ? text : decodeHeaderText(text));
      continue;
    }
    const base = star[1] ?? '';
    const list = segments.get(base) ?? [];
    list.push({ index: Number(star[2] ?? 0), encoded: star[2] === undefined || star[3] === '*', text });
    segments.set(base, list);
  }
  for (const [name, list] of segments) plain.set(name, joinSegments(list));
  return { value: (parts[0] ?? '').replace(/\s/g, '').toLowerCase(), params: plain };
}

/** Adds the semicolons that some programs forget: after the type, and before a boundary. */
const withSemicolons = (raw: string): string =>
  raw
    .replace(/^([^\s;="]+\/[^\s;="]+)\s+(?=[\w*-]+\s*=)/, '$1; ')
    .replace(/^([^;"]+;[^"]*[^\s;"])\s+(?=boundary=)/i, '$1; ');

function joinSegments(list: { index: number; encoded: boolean; text: string }[]): string {
  list.sort((a, b) => a.index - b.index);
  let charset: string | null = null;
  const bytes = list.map((segment, i) => {
    let text = segment.text;
    const prefix = i === 0 && segment.encoded ? /^([^']*)'[^']*'/.exec(text) : null;
    if (prefix) {
      charset = prefix[1] || null;
      text = text.slice(prefix[0].length);
    }
    return Buffer.from(segment.encoded ? percentDecoded(text) : text, 'latin1');
  });
  return cleaned(decodeText(Buffer.concat(bytes), charset));
}

function percentDecoded(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const end = text.length > 1 && text.endsWith('"') ? text.length - 1 : text.length;
  return text.slice(1, end).replace(/\\(.)/g, '$1');
}

function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let inQuotes = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\\' && inQuotes) i++;
    else if (char === '"') inQuotes = !inQuotes;
    else if (char === ';' && !inQuotes) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.slice(0, 100);
}

import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/** Charset labels used in email that the encoding standard lacks or maps to a narrower encoding. */
const ALIASES: Record<string, string> = {
  utf8: 'utf-8',
  utf8mb4: 'utf-8',
  'utf-8mb4': 'utf-8',
  'x-utf-8': 'utf-8',
  ascii: 'us-ascii',
  'ansi_x3.4-1968': 'us-ascii',
  'iso-8859-1-windows-3.1-latin-1': 'windows-1252',
  '646': 'us-ascii',
  cp932: 'shift_jis',
  sjis: 'shift_jis',
  'x-sjis': 'shift_jis',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  jis: 'iso-2022-jp',
  gb2312: 'gb18030',
  'x-gbk': 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  'hz-gb-2312': 'gb18030',
  cp950: 'big5',
  ks_c_5601: 'euc-kr',
  cp949: 'euc-kr',
  'ks_c_5601-1987': 'euc-kr',
  cp1251: 'windows-1251',
  cp1250: 'windows-1250',
  cp1252: 'windows-1252',
  'unicode-1-1-utf-7': 'utf-7',
  utf7: 'utf-7',
  'iso-8859-8-i': 'iso-8859-8',
};
const UNKNOWN = new Set([
  '',
  'us-ascii',
  'x-unknown',
  'unknown-8bit',
  'unknown',
  'default',
  '8bit',
  '7bit',
  'default_charset',
  'binary',
  'none',
]);
const STATEFUL = new Set(['iso-2022-jp', 'utf-7', 'utf-16', 'utf-16le', 'utf-16be', 'utf-32', 'utf-32le', 'utf-32be']);
const SINGLE_BYTE = /^(?:iso-?8859|windows-125|latin|koi8|mac|x-mac|ibm|cp\d|tis-620|us-ascii)/;
const REPLACEMENT = /\ufffd/g;

const decoders = new Map<string, TextDecoder | null>();

/**
 * Decodes bytes, trusting the declared charset only as far as the bytes allow.
 *
 * Valid multi-byte UTF-8 rarely occurs by chance, so it wins over a declared single-byte charset. Text declared as UTF-8 that mostly is not gets
 * Windows-1252. Undeclared Japanese is recognized by its escapes. Never throws: undecodable bytes become U+FFFD.
 *
 * @param declared the label as written in the email, or `null`.
 */
export function decodeText(bytes: Uint8Array, declared: string | null): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const label = canonicalCharset(declared);
  if (STATEFUL.has(label)) return decodeStateful(buffer, label);
  if (isAscii(buffer))
    return hasJapaneseEscape(buffer) && UNKNOWN.has(label)
      ? decodeAs(buffer, 'iso-2022-jp')
      : buffer.toString('latin1');
  if (isUtf8(buffer) && (label === 'utf-8' || UNKNOWN.has(label) || SINGLE_BYTE.test(label)))
    return withoutBom(buffer.toString('utf8'));
  // One bad byte must not garble the rest.
  if (UNKNOWN.has(label)) return repairUtf8(buffer, decodeAs(buffer, 'utf-8'));
  const text = decodeAs(buffer, label);
  if (label === 'utf-8') return repairUtf8(buffer, text);
  return isUtf8(buffer) && text.includes('\ufffd') ? withoutBom(buffer.toString('utf8')) : text;
}

/** The name under which a declared charset is decoded; unknown names are lower-cased. */
export function canonicalCharset(declared: string | null): string {
  const label = (declared ?? '')
    .trim()
    .replace(/^["']+|["';]+$/g, '')
    .trim()
    .toLowerCase();
  return ALIASES[label] ?? label;
}

function decodeStateful(buffer: Buffer, label: string): string {
  const text = decodeAs(label === 'iso-2022-jp' ? withoutEmptyEscapes(buffer) : buffer, label);
  if (isAscii(buffer) || !text.includes('\ufffd')) return text;
  // Eight-bit bytes under a seven-bit label: the label is wrong.
  if (isUtf8(buffer)) return withoutBom(buffer.toString('utf8'));
  return label === 'iso-2022-jp' ? decodeAs(buffer, 'shift_jis') : text;
}

/** Removes switches to ASCII and straight back: harmless and common, but an error to the standard decoder. */
function withoutEmptyEscapes(buffer: Buffer): Buffer {
  const text = buffer.toString('latin1');
  return Buffer.from(text.replaceAll('\u001b(B\u001b$B', '').replaceAll('\u001b(B\u001b(J', '\u001b(J'), 'latin1');
}

/** Keeps UTF-8 if a few sequences are broken (a message cut mid-character). More broken than valid ones mean another charset. */
function repairUtf8(buffer: Buffer, text: string): string {
  const broken = text.match(REPLACEMENT)?.length ?? 0;
  if (broken === 0) return text;
  const good = (text.match(/[^\u0000-\u007f\ufffd]/gu) ?? []).length;
  return good >= broken ? text : decodeAs(buffer, 'windows-1252');
}

function decodeAs(buffer: Buffer, label: string): string {
  const decoder = decoderFor(label);
  if (decoder) return decoder.decode(buffer);
  if (iconv.encodingExists(label)) return iconv.decode(buffer, label);
  return isUtf8(buffer) ? withoutBom(buffer.toString('utf8')) : buffer.toString('latin1');
}

function decoderFor(label: string): TextDecoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  let decoder: TextDecoder | null = null;
  try {
    decoder = new TextDecoder(label);
  } catch {
    // Not in the encoding standard (utf-7, cp850, …): try iconv-lite.
  }
  // Labels come from email: a hostile mailbox must not grow this table without bound.
  if (decoders.size < 200) decoders.set(label, decoder);
  return decoder;
}

function hasJapaneseEscape(buffer: Buffer): boolean {
  return buffer.includes('\u001b$B', 0, 'latin1') || buffer.includes('\u001b$@', 0, 'latin1');
}

function withoutBom(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

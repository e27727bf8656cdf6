/** Longest name, in bytes of UTF-8: file systems allow 255, and a download may add a number. */
const LONGEST = 200;
const LONGEST_EXTENSION = 20;

/** Device names that Windows reserves, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=$|[. ])/i;

/**
 * A name under which a stranger's file can be shown and saved on every system.
 *
 * Drops paths, drive letters, control and formatting characters (a right-to-left override shows `gpj.exe` as `exe.jpg`), characters that Windows
 * forbids, and dots and spaces at either end. Shortens a long name before its extension. Idempotent.
 *
 * @param fallback the name if nothing is left.
 */
export function safeFileName(written: string, fallback = 'file'): string {
  const base = written
    .toWellFormed()
    .split(/[/\\]/)
    .findLast((part) => /[^\s.]/.test(part));
  const clean = trimmed(
    (base ?? '')
      .replace(/^[a-z]:(?=\S)/i, '')
      .replace(/[\t\r\n]/g, ' ')
      .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
      .replace(/\s+/gu, ' '),
  );
  const short = shortened(RESERVED.test(clean) ? `_${clean}` : clean);
  return short === '' ? fallback : short;
}

const trimmed = (name: string): string => name.replace(/^[.\s]+|[.\s]+$/gu, '');

function shortened(name: string): string {
  if (bytesOf(name) <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot) : '';
  const extension = bytesOf(ending) <= LONGEST_EXTENSION ? ending : '';
  let stem = '';
  let room = LONGEST - bytesOf(extension);
  for (const char of name.slice(0, name.length - extension.length)) {
    room -= bytesOf(char);
    if (room < 0) break;
    stem += char;
  }
  return `${trimmed(stem)}${extension}`;
}

/** Of UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

import { Buffer } from 'node:buffer';

const ESCAPED = Buffer.from('>From ');
const LF = 0x0a;
const GT = 0x3e;

/**
 * Removes one `>` from every body line that an mbox writer escaped (`>From `, `>>From `, …).
 *
 * mboxrd escapes all of them, mboxo only the first form. With mboxo, a quoted `>>From ` loses one level but stays a quoted line.
 */
export function unescapeFromLines(bytes: Buffer): Buffer {
  let found = bytes.indexOf(ESCAPED);
  if (found < 0) return bytes;
  const pieces: Buffer[] = [];
  let kept = 0;
  while (found >= 0) {
    let lineStart = found;
    while (lineStart > kept && bytes[lineStart - 1] === GT) lineStart--;
    if (lineStart === 0 || bytes[lineStart - 1] === LF) {
      pieces.push(bytes.subarray(kept, lineStart));
      kept = lineStart + 1;
    }
    found = bytes.indexOf(ESCAPED, found + ESCAPED.length);
  }
  pieces.push(bytes.subarray(kept));
  return Buffer.concat(pieces);
}

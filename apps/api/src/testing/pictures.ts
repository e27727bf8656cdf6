/** A PNG's head with dimensions; the rest is padding. @param seed makes equal sizes different files. */
export function pngOf(width: number, height: number, seed = '', sizeBytes = 64): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(seed), Buffer.alloc(sizeBytes)]);
}

/** What calls itself a picture and must never be served as one. */
export const HOSTILE: readonly (readonly [name: string, content: Buffer])[] = [
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7 with some more than thirty bytes in it')],
  ['a picture of 60,000 pixels', pngOf(60_000, 60_000)],
  ['a picture of 20 MB', pngOf(256, 256, '', 20 * 1_024 * 1_024)],
];

import { describe, expect, test } from 'vitest';
import { pictureShape } from './pictures.js';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const png = (width: string, height: string) => latin(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${width}${height}\x08\x02\0\0\0`);
const webp = (rest: string) => latin(`RIFF\0\0\0\0WEBP${rest}`.padEnd(40, '\0'));

describe('the shape of a picture', () => {
  test.each([
    ['a PNG', png('\0\0\x01\0', '\0\0\0\x80'), 'image/png', 256, 128],
    ['a GIF', latin('GIF89a\x10\0\x20\0\0\0\0'), 'image/gif', 16, 32],
    ['a lossy WebP', webp('VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x01\xf0\0'), 'image/webp', 320, 240],
    ['a lossless WebP', webp('VP8L\0\0\0\0\x2f\x3f\xc1\x3b\0'), 'image/webp', 320, 240],
    ['an extended WebP', webp('VP8X\x0a\0\0\0\0\0\0\0\x3f\x01\0\xef\0\0'), 'image/webp', 320, 240],
    ['a JPEG', latin('\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x11\x08\0\xf0\x01\x40\x03'), 'image/jpeg', 320, 240],
  ])('is read from %s', (_, bytes, type, width, height) => {
    expect(pictureShape(bytes)).toEqual({ type, width, height });
  });

  test.each([
    ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', latin('<!doctype html><script>alert(1)</script>')],
    ['a PDF', latin('%PDF-1.7 and more than thirty bytes of it')],
    ['a signature alone', latin('\x89PNG\r\n\x1a\n')],
    ['a JPEG without a frame', latin('\xff\xd8\xff\xe0\0\x04ab\xff\xd9\0\0\0\0\0\0\0')],
    ['a JPEG of endless padding', latin(`\xff\xd8${'\xff'.repeat(100)}`)],
    ['no area', png('\0\0\0\0', '\0\0\0\x80')],
    ['a side of 60,000 pixels', png('\0\0\xea\x60', '\0\0\0\x80')],
    ['nothing', latin('')],
  ])('is not found in %s', (_, bytes) => {
    expect(pictureShape(bytes)).toBeNull();
  });
});

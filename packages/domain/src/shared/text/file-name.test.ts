import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeFileName } from './file-name.js';

const utf8 = new TextEncoder();

it.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['../../x', 'x'],
  ['C:\\x', 'x'],
  ['C:x.pdf', 'x.pdf'],
  ['\\\\server\\share\\x.doc', 'x.doc'],
  ['folder/', 'folder'],
  ['a\u0000b\u0007.pdf', 'ab.pdf'],
  ['two\r\n lines.pdf', 'two lines.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['zero\u200bwidth\ufeff.txt', 'zerowidth.txt'],
  ['what? "this": <that>|*.txt', 'what this that.txt'],
  ['.htaccess', 'htaccess'],
  ['ends with dots... ', 'ends with dots'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['com1 .txt', '_com1 .txt'],
  ['LPT9.tar.gz', '_LPT9.tar.gz'],
  ['concert.txt', 'concert.txt'],
  ['\ud800.txt', '\ufffd.txt'],
  ['', 'file'],
  ['..', 'file'],
  [' / ', 'file'],
])('%j is kept as %j', (written, name) => {
  expect(safeFileName(written)).toBe(name);
});

it('uses the given name if nothing is left', () => {
  expect(safeFileName('\u0000', 'attachment')).toBe('attachment');
});

it.each([
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'寿'.repeat(100)}.pdf`, `${'寿'.repeat(65)}.pdf`],
  [`${'😀'.repeat(60)}`, '😀'.repeat(50)],
  [`x.${'y'.repeat(300)}`, `x.${'y'.repeat(198)}`],
])('shortens %j before its extension', (written, name) => {
  expect(safeFileName(written)).toBe(name);
});

it('is a single safe name whatever was written, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (written) => {
      const name = safeFileName(written);
      expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}]|^[.\s]|[.\s]$|^$/u);
      expect(utf8.encode(name).length).toBeLessThanOrEqual(201);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});

import { expect, test } from 'vitest';
import { withoutBidiControls } from './bidi.js';

test.each([
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee', 'abcde'],
  ['\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['\u200Eleft\u200Fright\u061C', 'leftright'],
  ['שלום עולם', 'שלום עולם'],
  ['👩\u200D👩 नमस्\u200Dते', '👩\u200D👩 नमस्\u200Dते'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(withoutBidiControls(text)).toBe(shown);
});

import { expect, it } from 'vitest';
import { encodedBody, readMimeTree } from './mime.js';

const HEAD = 'Content-Type: multipart/mixed; boundary=b\n\n';

const partsOf = (text: string): string[] => {
  const bytes = Buffer.from(text, 'latin1');
  return readMimeTree(bytes).children.map((part) => encodedBody(bytes, part).toString('latin1'));
};

it.each([
  ['stand between their delimiters', `${HEAD}preamble\n--b\n\none\n--b\n\ntwo\n--b--\n`, ['one', 'two']],
  ['end at the closing delimiter', `${HEAD}--b\n\none\n--b--\n--b\n\nnot a part\n`, ['one']],
  ['end at a closing delimiter that goes on', `${HEAD}--b\n\none\n--b--xyz\n--b\n\nno\n`, ['one']],
  ['end at the end where nothing closes them', `${HEAD}--b\n\none`, ['one']],
  ['lose the line end before a delimiter, of any kind', `${HEAD}--b\n\none\r--b\n\ntwo\r\n--b--`, ['one', 'two']],
  ['may be empty', `${HEAD}--b\n--b--`, ['']],
  ['may be empty after any line end', `${HEAD}--b\r--b\r\n--b--`, ['', '']],
  ['are not cut by a boundary that only begins alike', `${HEAD}--b\n\none\n--b2\ntwo\n--b--`, ['one\n--b2\ntwo']],
])('the parts of a mail %s', (_, text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

it.each([
  ['that comes again', '--=_part 1\n\none\n--=_part 1--\n', ['one']],
  ['that comes again behind white space', 'preamble\n--part  \r\n\none\n--part--\n', ['one']],
  ['of 101 characters', `--${'b'.repeat(101)}\n\none\n--${'b'.repeat(101)}--`, ['one']],
  ['of more characters', `--${'b'.repeat(102)}\n\none\n--${'b'.repeat(102)}--`, []],
  ['that never comes again', '--part\n\none\n', []],
  ['that is the dashes of a signature', '-- \nAnn\n-- \n', []],
  ['that is a rule', '---\none\n---\n', []],
])('guesses a boundary %s', (_, body, parts) => {
  expect(partsOf(`Content-Type: multipart/mixed\n\n${body}`)).toEqual(parts);
});

it('finds a boundary of Latin-1 bytes', () => {
  expect(partsOf('Content-Type: multipart/mixed; boundary="\u00e9"\n\n--\u00e9\n\none\n--\u00e9--\n')).toEqual(['one']);
});

it.each([
  ['text; charset=latin1', 'text/plain', 'latin1'],
  ['text/html; charset=latin1', 'text/html', 'latin1'],
  ['nonsense; charset=latin1', 'text/plain', undefined],
])('a Content-Type of %s is %s', (written, value, charset) => {
  const { type } = readMimeTree(Buffer.from(`Content-Type: ${written}\n\nx`));
  expect([type.value, type.params.get('charset')]).toEqual([value, charset]);
});

it.each([
  ['a run of spaces', 'multipart/mixed; boundary="a  b"', 'a  b'],
  ['spaces at its end, which the delimiters lack', 'multipart/mixed; boundary="a  b  "', 'a  b'],
  ['a hyphen pair at its end', 'multipart/mixed; boundary="a--"', 'a--'],
  ['no semicolon before it', 'multipart/mixed boundary=a', 'a'],
  ['no semicolon before it, in quotes', 'multipart/mixed boundary="a b"', 'a b'],
  ['no semicolon behind the charset', 'multipart/mixed; charset=utf-8 boundary="a"', 'a'],
  ['letters of UTF-8', 'multipart/mixed; boundary="\u00c3\u00a9"', '\u00c3\u00a9'],
])('finds the parts of a mail whose boundary has %s', (_, type, boundary) => {
  const text = `Content-Type: ${type}\n\n--${boundary}\n\none\n--${boundary}\n\ntwo\n--${boundary}--\n`;
  expect(partsOf(text)).toEqual(['one', 'two']);
});

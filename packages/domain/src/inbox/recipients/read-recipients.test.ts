import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canReceiveEmail } from './mailbox.js';
import { readRecipients } from './read-recipients.js';

const shown = (text: string) =>
  readRecipients(text).map(({ name, address }) => (name === null ? address : `${name}|${address}`));

it.each([
  ['', []],
  [' , ;\n', []],
  ['ann@a.example', ['ann@a.example']],
  ['ANN@A.example', ['ann@a.example']],
  ['Ann Lee <ann@a.example>', ['Ann Lee|ann@a.example']],
  ['"Lee, Ann" <ann@a.example>, bob@b.example', ['Lee, Ann|ann@a.example', 'bob@b.example']],
  ['ann@a.example; Bob <bob@b.example>', ['ann@a.example', 'Bob|bob@b.example']],
  ['ann@a.example\nbob@b.example\r\ncy@c.example', ['ann@a.example', 'bob@b.example', 'cy@c.example']],
  ['ann@a.example bob@b.example', ['ann@a.example', 'bob@b.example']],
  ['mailto:ann@a.example', ['ann@a.example']],
  ['not an address', ['not an address']],
  ['Ann <wrong>', ['Ann|wrong']],
  ['<ann@a.example', ['ann@a.example']],
  ['"never closed, ann@a.example\nbob@b.example', ['"never closed, ann@a.example', 'bob@b.example']],
])('reads %j', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it('reads back what it would write, and never breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { address } of readRecipients(text)) expect(address).not.toBe('');
    }),
  );
});

it.each([
  ['ann@a.example', true],
  ['ann+x@a.example', true],
  ['用户@例子.example', true],
  ['ann@localhost', false],
  ['ann', false],
  ['a b@c.example', false],
  ['a@b.example,c@d.example', false],
  ['a@b.example\r\nBcc: x@y.example', false],
  [`${'a'.repeat(65)}@b.example`, false],
])('says whether %j can receive email', (address, can) => {
  expect(canReceiveEmail(address)).toBe(can);
});

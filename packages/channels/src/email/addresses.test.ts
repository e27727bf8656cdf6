import { expect, it } from 'vitest';
import { parseAddress, parseAddresses } from './addresses.js';

it.each([
  ["o'brien@pub.example", "o'brien@pub.example"],
  ["'<ann@a.example>',", 'ann@a.example'],
  ['mailto:ann@a.example;', 'ann@a.example'],
  ['@relay.example:ann@a.example', 'ann@a.example'],
  ['ann', null],
])('the address in %j is %j', (written, address) => {
  expect(parseAddress(written)).toBe(address);
});

it.each([
  ['"Smith \\"Sam\\" J" <s@x.example>', [{ name: 'Smith "Sam" J', address: 's@x.example' }]],
  ['s@x.example (Sam \\) Smith)', [{ name: 'Sam \\) Smith', address: 's@x.example' }]],
  ['s@x.example (Sam (the elder))', [{ name: 'Sam (the elder)', address: 's@x.example' }]],
  ['<a@b.example> note: late', [{ name: 'note: late', address: 'a@b.example' }]],
  [
    'Team: a@b.example, c@d.example;',
    [
      { name: null, address: 'a@b.example' },
      { name: null, address: 'c@d.example' },
    ],
  ],
  ['mailto:a@b.example', [{ name: null, address: 'a@b.example' }]],
  ["  ' Ann  Lee '  <a@b.example>", [{ name: 'Ann Lee', address: 'a@b.example' }]],
  ['"\'A\'" <a@b.example>', [{ name: 'A', address: 'a@b.example' }]],
  ["'Ann <a@b.example>", [{ name: "'Ann", address: 'a@b.example' }]],
  ['A\u0007nn\u202e <a@b.example>', [{ name: 'A nn', address: 'a@b.example' }]],
  ['=?utf-8?Q?_Ann_?= <a@b.example>', [{ name: 'Ann', address: 'a@b.example' }]],
  [`${'x'.repeat(201)} <a@b.example>`, [{ name: 'x'.repeat(200), address: 'a@b.example' }]],
  ['A@B.example <a@b.example>', [{ name: null, address: 'a@b.example' }]],
  ['Ann a@b.example', [{ name: 'Ann', address: 'a@b.example' }]],
  ['"open <a@b.example>', [{ name: 'open', address: 'a@b.example' }]],
  ['(open a@b.example', [{ name: 'open', address: 'a@b.example' }]],
  [
    'Ann <a@b.example, bea@b.example',
    [
      { name: 'Ann', address: 'a@b.example' },
      { name: null, address: 'bea@b.example' },
    ],
  ],
  ['<a@b.example <c@d.example>', [{ name: null, address: 'c@d.example' }]],
  [' , ; ,', []],
])('the mailboxes of %j', (written, mailboxes) => {
  expect(parseAddresses(written)).toEqual(mailboxes);
});

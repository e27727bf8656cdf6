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
])('the mailboxes of %j', (written, mailboxes) => {
  expect(parseAddresses(written)).toEqual(mailboxes);
});

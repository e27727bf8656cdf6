import { expect, test } from 'vitest';
import { reachOf } from './reach.js';

const none = new Set<string>();
const facts = { bounced: none, complained: none, unsubscribed: none, writtenTo: none, engaged: none };

test('counts each address once, by what speaks strongest against writing to it', () => {
  const reach = reachOf({
    ...facts,
    addresses: ['a@x.example', 'b@x.example', 'c@y.example', 'd@y.example'],
    bounced: new Set(['a@x.example', 'b@x.example', 'gone@z.example']),
    unsubscribed: new Set(['b@x.example', 'c@y.example']),
    complained: new Set(['c@y.example']),
  });
  expect(reach.byStatus).toEqual({ active: 1, bounced: 1, unsubscribed: 1, complained: 1 });
  expect(reach.total).toBe(4);
});

test('measures engagement among those who were written to', () => {
  const addresses = ['a@x.example', 'b@x.example', 'c@x.example'];
  const writtenTo = new Set(['a@x.example', 'b@x.example']);
  expect(reachOf({ ...facts, addresses, writtenTo, engaged: new Set(['a@x.example', 'c@x.example']) }).engagement).toBe(
    0.5,
  );
  expect(reachOf({ ...facts, addresses }).engagement).toBe(0);
});

test('names the five most frequent domains', () => {
  const addresses = ['e', 'd', 'c', 'b', 'a', 'f'].flatMap((name, at) => [
    `1@${name}.example`,
    ...(at === 5 ? [`2@f.example`] : []),
  ]);
  expect(reachOf({ ...facts, addresses }).topDomains.map(({ domain, count }) => `${domain} ${count}`)).toEqual([
    'f.example 2',
    'a.example 1',
    'b.example 1',
    'c.example 1',
    'd.example 1',
  ]);
});

import { expect, it } from 'vitest';
import { recipientsOf, splitRecipients, tagOf, withoutKnown } from './recipientTags';

it.each([
  [{ name: null, address: 'ann@a.example' }, 'ann@a.example'],
  [{ name: 'Ann', address: 'ann@a.example' }, 'Ann <ann@a.example>'],
  [{ name: 'Lee, Ann', address: 'ann@a.example' }, '"Lee, Ann" <ann@a.example>'],
])('writes %o as %s, and reads it back', (recipient, tag) => {
  expect(tagOf(recipient)).toBe(tag);
  expect(recipientsOf([tag])).toEqual([recipient]);
  expect(splitRecipients(`${tag}, bob@b.example`)).toEqual([tag, 'bob@b.example']);
});

it('names nobody twice', () => {
  const ann = { name: 'Ann', address: 'ANN@a.example' };
  const bob = { name: null, address: 'bob@b.example' };
  expect(withoutKnown([ann, bob], [{ name: null, address: 'ann@A.example' }])).toEqual([bob]);
});

import { expect, it } from 'vitest';
import { likelihood } from './likelihood';
import { whyNone } from './whyNone';

it.each([
  [undefined, 'other'],
  [{ direction: 'outbound', kind: 'personal' }, 'own'],
  [{ direction: 'outbound', kind: 'list' }, 'own'],
  [{ direction: 'inbound', kind: 'list' }, 'list'],
  [{ direction: 'inbound', kind: 'bounce' }, 'bounce'],
  [{ direction: 'inbound', kind: 'personal' }, 'other'],
] as const)('no suggestion for %j is because of %s', (message, why) => {
  expect(whyNone(message)).toBe(why);
});

it.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'middle'],
  [60, 'middle'],
  [59, 'low'],
  [0, 'low'],
] as const)('%d percent is %s', (confidence, word) => {
  expect(likelihood(confidence)).toBe(word);
});

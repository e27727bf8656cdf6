import { expect, it } from 'vitest';
import { neverLeft } from './lost.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

it('tells a call that never left from one that may have arrived', () => {
  expect(neverLeft(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }))).toBe(true);
  const both = new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]);
  expect(neverLeft(new TypeError('fetch failed', { cause: both }))).toBe(true);
  expect(neverLeft(new TypeError('fetch failed', { cause: coded('ECONNRESET') }))).toBe(false);
  expect(neverLeft(new DOMException('Too long.', 'TimeoutError'))).toBe(false);
  expect(neverLeft('lost')).toBe(false);
});

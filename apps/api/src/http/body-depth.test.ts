import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { isDeeperThan } from './body-depth.js';

const nested = (depth: number, open = '[', close = ']'): unknown =>
  JSON.parse(open.repeat(depth) + close.repeat(depth));

describe('the depth of a body', () => {
  test.each([0, 1, 63, 64])('of %i levels is let through', (depth) => {
    expect(isDeeperThan(depth === 0 ? 'text' : nested(depth), 64)).toBe(false);
  });

  test.each([65, 5_000, 200_000])('of %i levels is refused', (depth) => {
    expect(isDeeperThan(nested(depth), 64)).toBe(true);
  });

  test('counts objects as lists, wherever they stand', () => {
    const object: unknown = JSON.parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`);
    expect(isDeeperThan(object, 64)).toBe(true);
    expect(isDeeperThan({ list: [1, { text: 'x' }, nested(62)] }, 64)).toBe(false);
    expect(isDeeperThan({ list: [1, { text: 'x' }, nested(63)] }, 64)).toBe(true);
  });

  test('is nothing of streams, buffers, and no body', () => {
    for (const body of [undefined, null, Readable.from(['x']), Buffer.from('x')]) {
      expect(isDeeperThan(body, 0)).toBe(false);
    }
  });
});

import { expect, test, vi } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload';

/** What nobody waits for and fails would fail this run, too: vitest listens for it. */
test('a part that could not be brought beforehand is asked for again, and nothing complains', async () => {
  const load = vi
    .fn<() => Promise<() => null>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => null);
  const part = lazyWithPreload(load);

  await part.preload();
  await part.preload();
  await part.preload();

  expect(load).toHaveBeenCalledTimes(2);
});

import { expect, it } from 'vitest';
import { createPendingKeys } from './pendingKeys';

const press = (key: string, timeStamp: number): KeyboardEvent => Object.assign(Object.create(null), { key, timeStamp });

it('offers one after the other in their order, and nothing twice', () => {
  const pending = createPendingKeys();
  pending.keep(press('j', 100));
  pending.keep(press('e', 200));
  expect(pending.offer(({ key }) => key === 'j', 300)).toBe(true);
  expect(pending.offer(({ key }) => key === 'j', 300)).toBe(false);
  expect(pending.offer(({ key }) => key === 'e', 300)).toBe(true);
  expect(pending.offer(() => true, 300)).toBe(false);
});

it('forgets what has waited too long', () => {
  const pending = createPendingKeys();
  pending.keep(press('e', 100));
  expect(pending.offer(() => true, 2_101)).toBe(false);
});
